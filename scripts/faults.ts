// Injects every fault of tests/faults 20 times, or as often as FAULT_REPEATS says, and prints a table of what held.
import { npmRun, PREPARE, runSteps } from './steps.ts'

const FAULT_REPEATS = process.env['FAULT_REPEATS'] ?? '20'

await runSteps([
  PREPARE,
  { name: `faults, each ${FAULT_REPEATS} times`, command: npmRun('test:faults'), env: { FAULT_REPEATS } },
])
