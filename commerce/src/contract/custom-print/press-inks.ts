import { type ShirtColour, SHIRT_COLOURS } from './blanks'
import { PRESS_INK_NAMES, type PressInkName } from './print-spec'

type PressInk = {
  /** Solid ink on white, as an sRGB colour. */
  colour: string
  /** The shirts that it can be printed on. */
  shirts: readonly ShirtColour[]
}

/** The inks of the press. The map's plates have inks of their own, which only look the same. */
export const PRESS_INKS: Readonly<Record<PressInkName, PressInk>> = {
  sand: { colour: '#dda15e', shirts: SHIRT_COLOURS },
  clay: { colour: '#bc6c25', shirts: SHIRT_COLOURS },
  olive: { colour: '#606c38', shirts: SHIRT_COLOURS },
  forest: { colour: '#283618', shirts: SHIRT_COLOURS },
  // An opaque white.
  paper: { colour: '#fefae0', shirts: ['forest'] },
}

export const listInks = (shirt: ShirtColour): PressInkName[] =>
  PRESS_INK_NAMES.filter((ink) => PRESS_INKS[ink].shirts.includes(shirt))
