export const SHIRT_COLOURS = ['natural', 'sand', 'forest'] as const
export const SHIRT_SIZES = ['S', 'M', 'L', 'XL'] as const

export type ShirtColour = (typeof SHIRT_COLOURS)[number]
export type ShirtSize = (typeof SHIRT_SIZES)[number]

/**
 * Handle of Medusa's product of a blank shirt.
 * It is always a draft, so nobody can buy it, but Medusa manages its stock.
 */
export const getBlankHandle = (shirt: ShirtColour): string => `blank-${shirt}`

export const BLANK_HANDLES: readonly string[] = SHIRT_COLOURS.map(getBlankHandle)
