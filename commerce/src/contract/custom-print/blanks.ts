import { type Shirt, SHIRTS } from './print-spec'

/** Handle of Medusa's product of a blank shirt, a draft for ever: nobody buys it, and its pieces are counted all the same. */
export const blankHandle = (shirt: Shirt): string => `blank-${shirt}`

export const BLANK_HANDLES: readonly string[] = SHIRTS.map(blankHandle)
