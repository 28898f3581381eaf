import { toFrancs, toRappen } from '@contract/money'

/**
 * An amount as every language shows it: currency code, space, two decimals, no thousands mark (section 9, reading R18).
 * Takes francs; anything that is no amount shows as 'CHF 0.00'.
 */
export function formatMoney(amount: unknown, currency: unknown = 'CHF'): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'CHF 0.00'
  const code = typeof currency === 'string' && currency !== '' ? currency.toUpperCase() : 'CHF'
  return `${code} ${toFrancs(toRappen(amount)).toFixed(2)}`
}
