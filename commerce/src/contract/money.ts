/**
 * Rappen of an amount in francs with decimals, as Medusa and /api speak it.
 * Rounds half up, once; 1.005 becomes 101 although its nearest double lies below (reading R33).
 */
export function toRappen(francs: number): number {
  const sign = Math.sign(francs)
  return sign * Math.round(Number(`${Math.abs(francs).toFixed(9)}e2`))
}

/** Francs with decimals of whole Rappen, for Medusa's door and for /api bodies. */
export function toFrancs(rappen: number): number {
  return rappen / 100
}
