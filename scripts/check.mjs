// Says whether a change is ready: formatting, lint with the table of imports, types, dead code, unit tests, bundle budgets.
import { CHECKS } from './checks.mjs'
import { runSteps } from './steps.mjs'

const { formatting, lint, types, deadCode, unit, budgets } = CHECKS
await runSteps([
  { name: 'install and build', command: ['node', ['scripts/prepare.mjs']] },
  [types, formatting, lint, deadCode],
  unit,
  budgets,
])
