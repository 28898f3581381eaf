/** Points by which a film's 50 % grows on cotton, as ink spreads between threads. A placeholder that the studio measures. */
const TEXTILE_GAIN = 0.2

const GROWTH = 4 * TEXTILE_GAIN

/** The least tone of a film that holds on cotton: smaller dots find no thread. */
const MIN_ON_FILM = 0.04

/** Of a printed tone: above, the holes between the dots close. */
export const MAX_PRINTABLE_TONE = 0.9

/** The tone (0..1) that a film's tone becomes on cotton. */
export const applyDotGain = (film: number): number => film + GROWTH * film * (1 - film)

/** The tone that a film must carry for a tone to be printed. */
export const compensateDotGain = (printed: number): number =>
  (1 + GROWTH - Math.sqrt((1 + GROWTH) ** 2 - 4 * GROWTH * printed)) / (2 * GROWTH)

export const MIN_PRINTABLE_TONE = applyDotGain(MIN_ON_FILM)

/** The tone that artwork's tone is printed in: what would fall out leaves cotton, what would close is solid. */
export function limitTone(tone: number): number {
  if (tone < MIN_PRINTABLE_TONE) return 0
  return tone > MAX_PRINTABLE_TONE ? 1 : tone
}
