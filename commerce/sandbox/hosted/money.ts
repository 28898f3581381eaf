/** 'CHF 42.20' of 4220 and 'chf': code, space, two decimals, in every language (reading R18). */
export function formatAmount(amount: number | null, currency: string | null): string {
  return `${(currency ?? 'chf').toUpperCase()} ${((amount ?? 0) / 100).toFixed(2)}`
}
