/**
 * Converts francs with decimals to Rappen.
 * Rounds half up, also 1.005, whose nearest double is smaller.
 */
export function toRappen(francs: number): number {
  const sign = Math.sign(francs)
  return sign * Math.round(Number(`${Math.abs(francs).toFixed(9)}e2`))
}

/** Converts Rappen to francs with decimals, for Medusa and the bodies of /api. */
export function toFrancs(rappen: number): number {
  return rappen / 100
}

/** Formats Rappen as 'CHF 42.20', the same in all languages. */
export function formatRappen(rappen: number, currency: string): string {
  return `${currency} ${toFrancs(rappen).toFixed(2)}`
}
