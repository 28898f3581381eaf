import { drawHorn, MARK, markHorn, markSlits, SMALL_HORN } from './drawings/ibex'

/** A layer of the one-colour logo: `ink` prints, `ground` is cut out again. A part with a width is a stroke. */
export type LogoPart = { part: 'ink' | 'ground'; path: string; width?: number }

/** The rectangle of the 1000 x 1000 box that the logo fills: x, y, width, height. */
export const LOGO_BOX: [number, number, number, number] = [60, 60, 900, 960]

/** `full` for 64 px and larger; `small`, with fewer knobs and no cuts, for smaller sizes. */
export const LOGO_PATHS: { full: LogoPart[]; small: LogoPart[] } = {
  full: [
    { part: 'ink', path: markHorn(150) },
    { part: 'ground', path: markSlits() },
    { part: 'ink', path: MARK.HEAD + MARK.BEARD },
    { part: 'ground', path: MARK.EAR, width: 16 },
    { part: 'ink', path: MARK.EAR },
    { part: 'ground', path: MARK.FACE + MARK.EYE + MARK.CHEEK },
    { part: 'ink', path: MARK.PUPIL + MARK.NOSTRIL },
    { part: 'ground', path: MARK.MOUTH, width: 11 },
  ],
  small: [
    { part: 'ink', path: drawHorn(SMALL_HORN, 110) },
    { part: 'ink', path: MARK.HEAD + MARK.BEARD },
    { part: 'ink', path: MARK.EAR },
    { part: 'ground', path: 'M366,560L250,730', width: 34 },
    { part: 'ground', path: 'M500,660L608,622', width: 22 },
  ],
}
