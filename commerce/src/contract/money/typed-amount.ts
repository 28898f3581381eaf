/**
 * Parses an amount in francs or percent as it is typed, with a point or a comma. Returns hundredths; undefined if
 * it is not an amount, or more than `most` hundredths.
 */
export function parseHundredths(text: string, most: number): number | undefined {
  const amount = text.trim().replace(',', '.')
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(amount)) return undefined
  const hundredths = Math.round(Number(amount) * 100)
  return hundredths <= most ? hundredths : undefined
}
