// Holds every import below the working directory to the table of layers in .dependency-cruiser.mjs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ROOT } from './bootstrap/root.mjs'

const SOURCES = ['src', 'scripts', 'tests', 'vite.config.ts', 'vitest.config.ts', 'commerce']
/** With a TypeScript that it does not know, dependency-cruiser reads no modules, and reports no violations. */
const FEWEST_MODULES = 800

const { output } = await cruise(
  SOURCES.filter((path) => existsSync(path)),
  await extractOptions(join(ROOT, '.dependency-cruiser.mjs')),
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
)
const result = /** @type {import('dependency-cruiser').ICruiseResult} */ (output)
const report = await format(result, { outputType: 'err' })
console.log(report.output)

const modules = result.modules.filter(({ source }) => !source.includes('node_modules/')).length
if (modules < FEWEST_MODULES)
  console.error(`Only ${modules} modules were read, of at least ${FEWEST_MODULES}.`)
process.exit(report.exitCode > 0 || modules < FEWEST_MODULES ? 1 : 0)
