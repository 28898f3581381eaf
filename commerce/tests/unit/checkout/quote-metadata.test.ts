import { describe, expect, it } from 'vitest'
import { toQuoteMetadata, parseQuoteMetadata } from '../../../src/checkout/quote-metadata'
import type { Checkout } from '../../../src/checkout/checkout'

const buildCheckout = (lines: number, name: string) =>
  ({
    locale: 'de',
    delivery_option: 'shipping',
    currency: 'CHF',
    subtotal: 2990 * lines,
    shipping: 1000,
    tax: 230,
    total: 4220,
    tax_rate_percent: 7.7,
    shipping_option_id: 'so_1',
    proof_id: null,
    lines: Array.from({ length: lines }, (_, i) => ({
      variantId: `variant_01KAV5Q0000000000000000${i}`,
      productId: 'prod_1',
      name,
      size: 'M',
      quantity: 1,
      priceInRappen: 2990,
      image: '/media/a.webp',
    })),
  }) as Checkout

describe('what the provider keeps of a quote', () => {
  it('is the whole quote again, whatever a product is called, within the provider’s limits', () => {
    for (const [count, name] of [
      [1, 'Tête de mort «qui pleure» 🐐'],
      [50, 'Käse "mit Löchern"'],
    ] as const) {
      const checkout = buildCheckout(count, name)
      const kept = toQuoteMetadata(checkout)
      expect(Object.keys(kept).length).toBeLessThanOrEqual(45)
      for (const value of Object.values(kept)) expect(value).toMatch(/^[\x21-\x7E]{1,500}$/)
      const quote = parseQuoteMetadata(kept)
      const lines = quote?.lines.map((line) => ({ ...line, image: '/media/a.webp' }))
      expect({ ...quote, lines }).toEqual(checkout)
    }
  })

  it('is nothing where it would not fit, or was cut', () => {
    expect(toQuoteMetadata(buildCheckout(50, '骨'.repeat(300)))).toEqual({})
    const { quote_1: _, ...cut } = toQuoteMetadata(buildCheckout(10, 'Cheese'))
    expect(parseQuoteMetadata(cut)).toBeUndefined()
    expect(parseQuoteMetadata({})).toBeUndefined()
  })
})
