// Injects every fault of tests/faults 20 times, or as often as FAULT_REPEATS says, and prints a table of what held.
import { npmRun, runSteps } from './steps.mjs'

const FAULT_REPEATS = process.env['FAULT_REPEATS'] ?? '20'

await runSteps([
  { name: 'install and build', command: ['node', ['scripts/prepare.mjs']] },
  { name: `faults, each ${FAULT_REPEATS} times`, command: npmRun('test:faults'), env: { FAULT_REPEATS } },
])
