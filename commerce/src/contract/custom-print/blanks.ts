import { type Shirt, SHIRTS } from './print-spec'

/**
 * Handle of Medusa's product of a blank shirt.
 * It is always a draft, so nobody can buy it, but Medusa manages its stock.
 */
export const getBlankHandle = (shirt: Shirt): string => `blank-${shirt}`

export const BLANK_HANDLES: readonly string[] = SHIRTS.map(getBlankHandle)
