import { computeMedian } from '../statistics.mjs'
import { readMemory } from './processes.mjs'

/**
 * Growth from the first fifth of a soak to its last that is no leak, in bytes: a tenth of what a server may have
 * (deploy/compose.yaml), which V8 takes and gives back as it likes. Some 15,000 requests come to each server in ten
 * minutes, so 7 kB kept of each would be more.
 */
export const FLAT_BYTES = 100e6

/** @typedef {Record<string, number[]>} Samples what each process has had, in bytes, one after the other */

/** @param {Record<string, () => number>} processes their numbers by name @param {Samples} samples gets one more of each */
export function sampleMemory(processes, samples) {
  for (const [name, pid] of Object.entries(processes)) (samples[name] ??= []).push(readMemory(pid()))
}

/** The middle of the first fifth of all samples, and of the last. @param {readonly number[]} samples */
export function beginAndEnd(samples) {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  return { begin: computeMedian(samples.slice(0, fifth)), end: computeMedian(samples.slice(-fifth)) }
}
