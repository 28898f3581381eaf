import { setTimeout as pause } from 'node:timers/promises'
import { sampleMemory } from './memory.mjs'
import { runWhileTrading } from './trading.mjs'

const SAMPLE_MS = 5000
/** The share of a soak before the first sample: what was started just now still takes what it needs. */
const WARMING = 0.1

/**
 * Trades for so many minutes; what became of it, and what each process had in memory meanwhile.
 * @param {import('./several-processes.mjs').SeveralProcesses} shop
 * @param {number} minutes
 */
export async function soak(shop, minutes) {
  const all = { ...Object.fromEntries(shop.processes.map(({ name, pid }) => [name, pid])), ...shop.others }
  /** @type {import('./memory.mjs').Samples} */
  const samples = {}
  const trading = await runWhileTrading(shop, async () => {
    const end = Date.now() + minutes * 60_000
    await pause(minutes * 60_000 * WARMING)
    for (; Date.now() < end; await pause(SAMPLE_MS)) sampleMemory(all, samples)
  })
  return { trading, samples }
}
