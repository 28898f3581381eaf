// Says whether a change is ready: formatting, lint with the table of imports, types, dead code, unit tests, bundle budgets.
import { CHECKS } from './checks.ts'
import { PREPARE, runSteps } from './steps.ts'

const { formatting, lint, types, imports, deadCode, unit, budgets } = CHECKS
await runSteps([PREPARE, [types, formatting, lint, imports, deadCode], unit, budgets])
