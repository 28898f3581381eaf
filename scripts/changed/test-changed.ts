import { BUILD_SITE, CHECKS, buildNpmRun, PREPARE, runSteps, type Step } from '../lib/run-steps.ts'
import { listChangedFiles } from './changed-files.ts'
import { type Choice, chooseTests, SUITES } from './choose-tests.ts'
import { readImports } from './read-imports.ts'

/** Runs the checks and tests that a change since a commit can break, and prints what it leaves out. */
export async function testChanged(since = 'HEAD') {
  const changed = listChangedFiles(since)
  if (changed === undefined) {
    console.error(`git knows no commit '${since}' here: name one after --changed, or run npm test.`)
    process.exit(2)
  }
  const choices = chooseTests(changed, await readImports(), Object.values(SUITES))
  console.log(`${changed.length} files differ from ${since}. Of the tests run`)
  for (const choice of choices) console.log(`  ${describeChoice(choice)}`)
  console.log('`npm test` runs all of them, and proves the checklist.')

  const buildSteps = (
    suite: Choice['suite'],
    short: string,
    run: (...files: string[]) => Step['command'],
  ) => {
    const { files, count } = choices.find((choice) => choice.suite === suite) ?? { files: [], count: 0 }
    if (files.length === 0) return []
    return [{ name: suite.name, short, command: run(...(files.length === count ? [] : files)) }]
  }
  const system = [
    ...buildSteps(SUITES.integration, 'server', (...files) => buildNpmRun('test:integration', ...files)),
    // With two of them beside the server's tests, some exceed their time limits.
    ...buildSteps(SUITES.faults, 'faults', (...files) =>
      buildNpmRun('test:faults', '--maxWorkers', '1', ...files),
    ),
  ]
  const browser = buildSteps(SUITES.browser, 'browser', (...files) => buildNpmRun('test:browser', ...files))
  const { formatting, lint, types, imports, deadCode, budgets } = CHECKS
  await runSteps([
    [
      ...buildSteps(SUITES.unit, 'unit', (...files) => buildNpmRun('test:unit', ...files)),
      ...buildSteps(SUITES.serverUnit, 'server unit', (...files) => buildNpmRun('test:server', ...files)),
      ...buildSteps(SUITES.sandbox, 'sandbox', (...files) => buildNpmRun('test:sandbox', ...files)),
      types,
      imports,
      deadCode,
      lint,
      formatting,
      system.length + browser.length > 0 ? PREPARE : BUILD_SITE,
    ],
    [budgets, ...system],
    ...browser,
  ])
}

function describeChoice({ suite, files, count, reason }: Choice) {
  const why = reason === undefined ? '' : `, as all may depend on ${reason}`
  return `${files.length} of ${count} files: ${suite.name}${why}`
}
