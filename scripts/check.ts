// Checks whether a change is ready: formatting, lint, types, the table of imports, dead code,
// unit tests of the site, bundle budgets; the server's run with 'npm test -- --changed'.
import { listChangedFiles, writeTree } from './changed/changed-files.ts'
import { chooseSteps } from './changed/choose-steps.ts'
import { SUITES } from './changed/choose-tests.ts'
import { findPassedTree, recordPassedTree } from './changed/passed-tree.ts'
import { BUILD_SITE, CHECKS, runSteps, type Step } from './lib/run-steps.ts'

const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS

const tree = writeTree()
// The longest are first, as together they keep two processors busy.
await runSteps([[...(await chooseTestsAndImports()), BUILD_SITE, types, deadCode, lint, formatting], budgets])
// What was edited meanwhile may have been read before or after.
if (tree !== undefined && tree === writeTree()) recordPassedTree(tree)

/** Leaves out the unit tests that nothing changed since the last green run can break. */
async function chooseTestsAndImports(): Promise<Step[]> {
  const passed = findPassedTree()
  const changed = passed === undefined ? undefined : listChangedFiles(passed)
  if (changed === undefined) return [unit, imports]
  console.log(`${changed.length} files differ from those of the last green run. Of the tests run`)
  const needed = await chooseSteps(changed, [SUITES.unit])
  console.log('The others passed then, as did all that they depend on; `npm run test:unit` runs all of them.')
  return [...needed.tests(SUITES.unit), ...needed.imports]
}
