/** Numbers from 0 to 1. */
export type Random = () => number

/** Returns numbers from 0 to 1 that are the same in each run (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of them; all are as likely. */
export function pickRandom<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from')
  return thing
}

/** Resolves after so many milliseconds, or a random part of them. */
export const pause = (ms: number, random: Random = () => 1) =>
  new Promise((resolve) => setTimeout(resolve, ms * random()))
