// Checks whether a change is ready: formatting, lint, types, the table of imports, dead code,
// unit tests, bundle budgets.
import { CHECKS } from './lib/run-steps.ts'
import { BUILD_SITE, runSteps } from './lib/run-steps.ts'

const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS
// The longest first, as together they keep two processors busy.
await runSteps([[unit, BUILD_SITE, types, imports, deadCode, lint, formatting], budgets])
