import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const BUILD = join(import.meta.dirname, '..', '..', 'build.mjs')

let folder: string
const built = (path: string) => join(folder, '.medusa', 'server', path)
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const build = () => execFileSync(process.execPath, [BUILD], { cwd: folder, encoding: 'utf8' })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'))
  await write('package.json', '{}')
  await write('package-lock.json', '{}')
  await write('medusa-config.ts', `import { name } from './src/name'\nmodule.exports = { name }\n`)
  await write('src/name.ts', `import texts from './texts/en.json'\nexport const name: string = texts.name\n`)
  await write('src/texts/en.json', '{ "name": "stag" }')
})
afterEach(() => rm(folder, { recursive: true }))

describe('the built server', () => {
  it('runs from where Medusa looks for it, with its texts beside it', () => {
    build()
    const script = `console.log(require(${JSON.stringify(built('medusa-config.js'))}).name)`
    expect(execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' })).toBe('stag\n')
    expect(existsSync(built('package.json'))).toBe(true)
  })

  it('names the line of the source where something fails', async () => {
    await write('src/fails.ts', `type Nothing = {\n  none: true\n}\nthrow new Error('here')\n`)
    build()
    const { stderr } = spawnSync(process.execPath, ['--enable-source-maps', built('src/fails.js')])
    expect(stderr.toString()).toContain(join(folder, 'src', 'fails.ts:4'))
  })

  it('keeps the types of a decorated class, which the container reads', async () => {
    const source = `
      const seen: unknown[] = []
      ;(Reflect as unknown as { metadata: unknown }).metadata = (key: string, value: unknown) => () => void seen.push(key, value)
      const decorate = (_target: object, _name: string) => {}
      class Line { @decorate quantity: number = 1 }
      console.log(new Line().quantity, seen[0], seen[1] === Number)
    `
    await write('src/decorated.ts', source)
    build()
    expect(execFileSync(process.execPath, [built('src/decorated.js')], { encoding: 'utf8' })).toBe(
      '1 design:type true\n',
    )
  })

  it('has nothing of the build before it', async () => {
    await write('src/gone.ts', 'export const gone = 1\n')
    build()
    expect(existsSync(built('src/gone.js'))).toBe(true)
    await rm(join(folder, 'src', 'gone.ts'))
    build()
    expect(existsSync(built('src/gone.js'))).toBe(false)
  })

  it('is none where a source cannot be read as TypeScript', async () => {
    await write('src/broken.ts', 'export const = 1\n')
    expect(() => build()).toThrow('broken.ts')
    await expect(readFile(built('src/broken.js'))).rejects.toThrow('ENOENT')
  })
})
