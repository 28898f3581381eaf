import { INK_COLOURS, type InkColour, type Shirt, SHIRTS } from './print-spec'

type PressInk = {
  /** Solid ink on white, as an sRGB colour. */
  colour: string
  /** The shirts that it can be printed on. */
  shirts: readonly Shirt[]
}

/** The inks of the press. The map's plates have inks of their own, which only look the same. */
export const PRESS_INKS: Readonly<Record<InkColour, PressInk>> = {
  sand: { colour: '#dda15e', shirts: SHIRTS },
  clay: { colour: '#bc6c25', shirts: SHIRTS },
  olive: { colour: '#606c38', shirts: SHIRTS },
  forest: { colour: '#283618', shirts: SHIRTS },
  // An opaque white.
  paper: { colour: '#fefae0', shirts: ['forest'] },
}

export const listInks = (shirt: Shirt): InkColour[] =>
  INK_COLOURS.filter((ink) => PRESS_INKS[ink].shirts.includes(shirt))
