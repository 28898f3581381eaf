import type { Facts } from '@print-kernel/print-analysis'

const NOTHING = { share: 0, densest: 0, width: 0, spots: [] }

/** A drawing that the press has nothing to say against. */
export const FACTS: Facts = {
  pixels: 4000,
  ground: 'removed',
  isEmpty: false,
  isPhotograph: false,
  colours: 1,
  thin: { lines: NOTHING, specks: NOTHING, gaps: NOTHING },
  fallOut: 0,
  fillIn: 0,
  fallOutSpots: [],
  fillInSpots: [],
}
