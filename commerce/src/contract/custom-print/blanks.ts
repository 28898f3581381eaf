import { type ShirtColour, SHIRT_COLOURS } from './print-spec'

/**
 * Handle of Medusa's product of a blank shirt.
 * It is always a draft, so nobody can buy it, but Medusa manages its stock.
 */
export const getBlankHandle = (shirt: ShirtColour): string => `blank-${shirt}`

export const BLANK_HANDLES: readonly string[] = SHIRT_COLOURS.map(getBlankHandle)
