/** Rappen of francs with decimals; rounds half up, once, also 1.005, whose nearest double is below (reading R33). */
export function toRappen(francs: number): number {
  const sign = Math.sign(francs)
  return sign * Math.round(Number(`${Math.abs(francs).toFixed(9)}e2`))
}

/** Francs with decimals of whole Rappen, for Medusa's door and for /api bodies. */
export function toFrancs(rappen: number): number {
  return rappen / 100
}

/** 'CHF 42.20', in every language (reading R18). */
export function formatRappen(rappen: number, currency: string): string {
  return `${currency} ${toFrancs(rappen).toFixed(2)}`
}
