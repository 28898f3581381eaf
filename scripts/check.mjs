// Says whether a change is ready: formatting, lint with the table of imports, types, dead code, unit tests, bundle budgets.
import { runSteps } from './steps.mjs'

/** @param {string} script */
const npm = (script) => /** @type {[string, string[]]} */ (['npm', ['run', '--silent', script]])

await runSteps([
  { name: 'formatting', command: npm('check:format') },
  { name: 'lint', command: npm('check:lint') },
  { name: 'types', command: npm('check:types') },
  { name: 'dead code', command: npm('check:dead') },
  { name: 'unit and component tests', command: npm('check:unit') },
  { name: 'bundle budgets', command: npm('check:budgets') },
])
