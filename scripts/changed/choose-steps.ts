import { CHECKS } from '../lib/run-steps.ts'
import { buildTestSteps, type Choice, chooseTests, type Suite } from './choose-tests.ts'
import { readImports } from './read-imports.ts'

/** Chooses the tests that a change can break, and prints how many. The check of the imports is only left to do if it fails. */
export async function chooseSteps(changed: readonly string[], suites: readonly Suite[]) {
  const { imports, areAllowed } = await readImports()
  const choices = chooseTests(changed, imports, suites)
  for (const choice of choices) console.log(`  ${describeChoice(choice)}`)
  return {
    tests: (suite: Suite) => choices.filter((choice) => choice.suite === suite).flatMap(buildTestSteps),
    imports: areAllowed ? [] : [CHECKS.imports],
  }
}

function describeChoice({ suite, files, count, reason }: Choice) {
  const why = reason === undefined ? '' : `, as all may depend on ${reason}`
  return `${files.length} of ${count} files: ${suite.name}${why}`
}
