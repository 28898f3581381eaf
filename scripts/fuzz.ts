// npm run fuzz -- [cases] [seed]: sends random requests to all routes, random carts and signed webhooks to the
// built shop. It prints the seed, which repeats the run.
import { randomInt } from 'node:crypto'
import { buildNpmRun, PREPARE, runSteps } from './lib/run-steps.ts'

const [cases = '2000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
if (![cases, seed].every((value) => /^\d+$/.test(value))) {
  console.error('Usage: npm run fuzz -- [cases] [seed], both whole numbers')
  process.exit(2)
}

await runSteps([
  PREPARE,
  {
    name: `${cases} random cases, seed ${seed}`,
    command: buildNpmRun('test:fuzz'),
    env: { FUZZ_RUNS: cases, FUZZ_SEED: seed },
  },
])
