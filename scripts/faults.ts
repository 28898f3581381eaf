// npm run faults: injects each fault of tests/faults 20 times, or as often as FAULT_REPEATS says, and prints a
// table of the results. npm run faults -- mix [minutes] [seed]: random faults while the shop sells, by default for
// an hour. npm run faults -- orders [rounds] [first seed]: two or three who change one order at once, by default 500
// times.
import { randomInt } from 'node:crypto'
import { buildNpmRun, PREPARE, runSteps, type Step } from './lib/run-steps.ts'

const [what, amount, seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
const [minutes, rounds] = [amount ?? '60', amount ?? '500']
const { FAULT_REPEATS = '20' } = process.env

const each: Step = {
  name: `faults, each ${FAULT_REPEATS} times`,
  command: buildNpmRun('test:faults'),
  env: { FAULT_REPEATS },
}
const mix: Step = {
  name: `faults at random for ${minutes} minutes, seed ${seed}`,
  command: buildNpmRun('test:random-faults'),
  env: { MIX_MINUTES: minutes, MIX_SEED: seed },
}

const orders: Step = {
  name: `orders that several change at once, ${rounds} times, seeds from ${seed}`,
  command: buildNpmRun('test:faults', 'order-actions'),
  env: { ORDER_ROUNDS: rounds, ORDER_SEED: seed },
}

await runSteps([PREPARE, what === 'mix' ? mix : what === 'orders' ? orders : each])
