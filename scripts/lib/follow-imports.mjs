import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ROOT } from '../bootstrap/paths.mjs'

const SOURCES = ['src', 'scripts', 'tests', 'vite.config.ts', 'commerce']
/** With an unknown version of TypeScript, dependency-cruiser reads no modules and so reports no violations. */
const MIN_MODULES = 800

/** Reads all imports below the working directory. `problem` says why the result is incomplete. */
export async function followImports() {
  const { output } = await cruise(
    SOURCES.filter((path) => existsSync(path)),
    await extractOptions(join(ROOT, '.dependency-cruiser.mjs')),
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  const result = /** @type {import('dependency-cruiser').ICruiseResult} */ (output)
  const count = result.modules.filter(({ source }) => !source.includes('node_modules/')).length
  const problem =
    count < MIN_MODULES ? `Only ${count} modules were read, of at least ${MIN_MODULES}.` : undefined
  return { result, problem }
}
