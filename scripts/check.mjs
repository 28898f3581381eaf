// Says whether a change is ready: formatting, lint with the table of imports, types, dead code, unit tests, bundle budgets.
import { npmRun, runSteps } from './steps.mjs'

await runSteps([
  { name: 'install and build', command: ['node', ['scripts/prepare.mjs']] },
  [
    { name: 'types', short: 'types', command: npmRun('check:types') },
    { name: 'formatting', short: 'formatting', command: npmRun('check:format') },
    { name: 'lint', short: 'lint', command: npmRun('check:lint') },
    { name: 'dead code', short: 'dead code', command: npmRun('check:dead') },
  ],
  { name: 'unit and component tests', command: npmRun('check:unit') },
  { name: 'bundle budgets', command: npmRun('check:budgets') },
])
