import { BUILD_SITE, CHECKS, PREPARE, runSteps } from '../lib/run-steps.ts'
import { listChangedFiles } from './changed-files.ts'
import { chooseSteps } from './choose-steps.ts'
import { SUITES } from './choose-tests.ts'

/** Runs the checks and tests that a change since a commit can break, and prints what it leaves out. */
export async function testChanged(since = 'HEAD') {
  const changed = listChangedFiles(since)
  if (changed === undefined) {
    console.error(`git knows no commit '${since}' here: name one after --changed, or run npm test.`)
    process.exit(2)
  }
  console.log(`${changed.length} files differ from ${since}. Of the tests run`)
  const { tests, imports } = await chooseSteps(changed, Object.values(SUITES))
  console.log('`npm test` runs all of them, and proves the checklist.')

  const { unit, serverUnit, sandbox, integration, faults, browser } = SUITES
  const { formatting, lint, types, deadCode, budgets } = CHECKS
  const system = [...tests(integration), ...tests(faults)]
  const inBrowser = tests(browser)
  const build = system.length + inBrowser.length > 0 ? PREPARE : BUILD_SITE
  await runSteps([
    [...[unit, serverUnit, sandbox].flatMap(tests), types, ...imports, deadCode, lint, formatting, build],
    [budgets, ...system],
    ...inBrowser,
  ])
}
