// Says whether a change is ready: formatting, lint with the table of imports, types, dead code, unit tests, bundle budgets.
import { npmRun, runSteps } from './steps.mjs'

await runSteps([
  { name: 'install and build', command: ['node', ['scripts/prepare.mjs']] },
  { name: 'formatting', command: npmRun('check:format') },
  { name: 'lint', command: npmRun('check:lint') },
  { name: 'types', command: npmRun('check:types') },
  { name: 'dead code', command: npmRun('check:dead') },
  { name: 'unit and component tests', command: npmRun('check:unit') },
  { name: 'bundle budgets', command: npmRun('check:budgets') },
])
