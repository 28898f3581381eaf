import { formatRappen, toRappen } from '@contract/money/money'

/** Formats an amount in francs. Returns 'CHF 0.00' for anything that is not an amount. */
export function formatMoney(amount: unknown, currency: unknown = 'CHF'): string {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return 'CHF 0.00'
  const code = typeof currency === 'string' && currency !== '' ? currency.toUpperCase() : 'CHF'
  return formatRappen(toRappen(amount), code)
}
