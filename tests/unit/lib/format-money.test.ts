import { describe, expect, it } from 'vitest'
import { formatMoney } from '@/lib/format-money'

describe('formatMoney', () => {
  it('shows code, space and two decimals [279]', () => {
    expect(formatMoney(29.9)).toBe('CHF 29.90')
    expect(formatMoney(0)).toBe('CHF 0.00')
    expect(formatMoney(1234.5)).toBe('CHF 1234.50')
    expect(formatMoney(12_345.6)).toBe('CHF 12’345.60')
  })

  it('rounds half a Rappen up, also where doubles lie just below [268]', () => {
    expect(formatMoney(1.005)).toBe('CHF 1.01')
    expect(formatMoney(106.6069)).toBe('CHF 106.61')
  })

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, '29.90', {}])(
    'shows CHF 0.00 for %s [280]',
    (amount) => {
      expect(formatMoney(amount)).toBe('CHF 0.00')
    },
  )

  it('shows another currency with its code [281]', () => {
    expect(formatMoney(5, 'EUR')).toBe('EUR 5.00')
    expect(formatMoney(5, 'usd')).toBe('USD 5.00')
  })
})
