/**
 * Parses an amount that is typed in francs or in percent, with a point or a comma, with or without an apostrophe behind
 * the thousands. Returns hundredths; undefined if it is no amount, or more than `max` hundredths.
 */
export function parseHundredths(text: string, max: number): number | undefined {
  const amount = text
    .trim()
    .replace(',', '.')
    .replace(/(\d)['’](?=\d{3}(?!\d))/, '$1')
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(amount)) return undefined
  const hundredths = Math.round(Number(amount) * 100)
  return hundredths <= max ? hundredths : undefined
}
