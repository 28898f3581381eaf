// `npm run build`: compiles the server into .medusa/server, where `medusa build` would put it, but looks at no type: that is
// what `npm run check:types` is for.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { transformFile } from '@swc/core'

const OUTPUT = join('.medusa', 'server')

/** What tsconfig.json says of what is written. @param {string} file @returns {import('@swc/core').Options} */
const buildOptions = (file) => ({
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'commonjs', ignoreDynamic: true },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
})

await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT, { recursive: true })
const sources = await readdir('src', { recursive: true })
const files = sources.map((file) => join('src', file))
await Promise.all(['medusa-config.ts', ...files, 'package.json', 'package-lock.json'].map(buildFile))

/** @param {string} file */
async function buildFile(file) {
  const output = join(OUTPUT, file)
  if (/\.(?:json|sql)$/.test(file)) await cp(file, output)
  else if (/(?<!\.d)\.tsx?$/.test(file)) await compile(file, output.replace(/\.tsx?$/, '.js'))
}

/** @param {string} file @param {string} output */
async function compile(file, output) {
  const sourceFileName = relative(dirname(output), file)
  const { code, map } = await transformFile(file, { ...buildOptions(file), sourceFileName })
  await mkdir(dirname(output), { recursive: true })
  await writeFile(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`)
  await writeFile(`${output}.map`, map ?? '')
}
