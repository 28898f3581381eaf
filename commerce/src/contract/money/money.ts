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

/**
 * Formats Rappen as '42.20', for people; what programs read is not grouped. From five digits on, thousands are set apart:
 * 12’345.00, but 1234.50, which is as quickly read without. The mark is an apostrophe in all languages, as in the Swiss
 * locales of German, Italian and English, in the form of our texts (U+2019). That of French has a narrow no-break space,
 * which our fonts lack.
 * `Intl` is left out as browsers differ in when they group, and a page has to say what its mail says.
 */
export function formatGroupedFrancs(rappen: number): string {
  const francs = toFrancs(rappen).toFixed(2)
  return Math.abs(rappen) < 1_000_000 ? francs : francs.replace(/\B(?=(\d{3})+\.)/g, '’')
}

/** Formats Rappen as 'CHF 42.20', the same in all languages. */
export function formatRappen(rappen: number, currency: string): string {
  return `${currency} ${formatGroupedFrancs(rappen)}`
}
