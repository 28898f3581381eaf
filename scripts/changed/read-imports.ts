import { followImports } from '../lib/follow-imports.mjs'
import type { Imports } from './choose-tests.ts'

/** Returns all imports below the working directory except those of types, which do not exist at run time. */
export async function readImports(): Promise<Imports> {
  const { result, problem } = await followImports()
  if (problem !== undefined) throw new Error(problem)
  return new Map(
    result.modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
}
