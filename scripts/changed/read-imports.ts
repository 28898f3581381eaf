import { followImports } from '../lib/follow-imports.mjs'
import type { Imports } from './choose-tests.ts'

/**
 * Returns all imports below the working directory except those of types, which do not exist at run time,
 * and whether all imports keep to the table of layers.
 */
export async function readImports(): Promise<{ imports: Imports; areAllowed: boolean }> {
  const { result, problem } = await followImports()
  if (problem !== undefined) throw new Error(problem)
  const imports = new Map(
    result.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
  return { imports, areAllowed: result.summary.error === 0 }
}
