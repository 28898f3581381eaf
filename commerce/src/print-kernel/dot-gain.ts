/**
 * How much a film's tone of 50 % grows on cotton, as ink spreads between the threads.
 * A placeholder until the studio measures it.
 */
const TEXTILE_GAIN = 0.2

const GROWTH = 4 * TEXTILE_GAIN

/** The lightest tone of a film that holds on cotton: smaller dots drop out. */
const MIN_ON_FILM = 0.04

/** The darkest printed tone with holes: above it, the holes between the dots fill in. */
export const MAX_PRINTABLE_TONE = 0.9

/** Returns the tone (0..1) on cotton of a film's tone. */
export const applyDotGain = (film: number): number => film + GROWTH * film * (1 - film)

/** Returns the tone of the film that is needed to print a tone. */
export const compensateDotGain = (printedTone: number): number =>
  (1 + GROWTH - Math.sqrt((1 + GROWTH) ** 2 - 4 * GROWTH * printedTone)) / (2 * GROWTH)

export const MIN_PRINTABLE_TONE = applyDotGain(MIN_ON_FILM)

/**
 * Returns the printed tone of an artwork's tone:
 * what would drop out becomes cotton, what would fill in becomes solid.
 */
export function limitTone(tone: number): number {
  if (tone < MIN_PRINTABLE_TONE) return 0
  return tone > MAX_PRINTABLE_TONE ? 1 : tone
}
