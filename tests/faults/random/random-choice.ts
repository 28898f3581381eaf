/** Numbers from 0 to 1. */
export type Random = () => number

/** One of them; all are as likely. */
export function pickRandom<T>(random: Random, things: readonly T[]): T {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from')
  return thing
}

/** Resolves after so many milliseconds, or a random part of them. */
export const pause = (ms: number, random: Random = () => 1) =>
  new Promise((resolve) => setTimeout(resolve, ms * random()))
