// Checks whether a change is ready: formatting, lint, types, the table of imports, dead code,
// unit tests of the site, bundle budgets; the server's run with 'npm test -- --changed'.
import { BUILD_SITE, CHECKS, runSteps } from './lib/run-steps.ts'

const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS
// The longest are first, as together they keep two processors busy.
await runSteps([[unit, BUILD_SITE, types, imports, deadCode, lint, formatting], budgets])
