import { describe, expect, it } from 'vitest'
import { type ShirtSize, SHIRT_SIZES } from '../../../../src/contract/custom-print/blanks'
import type { PrintSpec } from '../../../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE } from '../../../../src/contract/custom-print/print-quote'
import { computeProofLines, sumProofLines } from '../../../../src/contract/custom-print/proof-lines'
import { LANGUAGES } from '../../../../src/contract/site/language'
import { buildSessionParams } from '../../../../src/checkout/session-params'
import type { Blank } from '../../../../src/custom-print/queries/read-blanks'
import { findMissingBlanks } from '../../../../src/custom-print/rules/find-missing-blanks'
import { buildProofCheckout } from '../../../../src/custom-print/rules/build-proof-checkout'
import { SPEC, LINES, OPTIONS, PROOF } from '../sample-proof'

const blank = (size: ShirtSize, itemId: string | null = `item_${size}`): Blank => ({
  size,
  productId: 'prod_natural',
  variantId: `variant_${size}`,
  itemId,
})

describe('the checkout of a proof', () => {
  it.each(LANGUAGES)('asks for its sum to the Rappen, in %s, at the hosted page too', (language) => {
    const quoted = buildProofCheckout(PROOF, { number: 27, language, delivery: 'shipping' }, OPTIONS)
    expect(quoted).toMatchObject({ total: 53_902, tax: 3782, shipping: 1000, shipping_option_id: 'so_ch' })
    const net = quoted.lines.reduce((sum, { priceInRappen, quantity }) => sum + priceInRappen * quantity, 0)
    expect(net).toBe(quoted.subtotal)
    expect(quoted.lines[0]).toMatchObject({ size: '', quantity: 1, priceInRappen: 25_600 })
    for (const { name } of quoted.lines) expect(name).not.toMatch(/\{\{|undefined/)
    const row = { ...quoted, id: 'chki_1' } as Parameters<typeof buildSessionParams>[0]
    const { line_items: items = [], shipping_options: shipping = [] } = buildSessionParams(
      row,
      { successUrl: 'https://a.example/s', cancelUrl: 'https://a.example/c' },
      { name: 'Atelier Steinbock' },
      undefined,
    )
    const total = items.reduce(
      (sum, { quantity = 0, price_data: price }) => sum + quantity * (price?.unit_amount ?? 0),
      shipping[0]?.shipping_rate_data?.fixed_amount?.amount ?? 0,
    )
    expect(total).toBe(53_902)
    expect(items[0]?.price_data?.product_data).not.toHaveProperty('description')
  })

  it('takes its shirts from the blanks, and none for the work or a size that the studio has deleted', () => {
    const blanks = [blank('S'), blank('M')]
    const { lines } = buildProofCheckout(
      PROOF,
      { number: 27, language: 'en', delivery: 'shipping' },
      { ...OPTIONS, blanks },
    )
    expect(lines.map(({ size, variantId, productId }) => [size, variantId, productId])).toEqual([
      ['', '', ''],
      ['S', 'variant_S', 'prod_natural'],
      ['M', 'variant_M', 'prod_natural'],
      ['L', '', ''],
      ['XL', '', ''],
    ])
  })

  it('is short of a size that is counted and too few, never of one that may be on order', () => {
    const free = new Map([
      ['item_S', 4],
      ['item_M', 7],
      ['item_L', -3],
    ])
    expect(
      findMissingBlanks(
        LINES,
        SHIRT_SIZES.map((size) => blank(size)),
        free,
      ),
    ).toEqual([
      { size: 'M', pieces: 8, free: 7 },
      { size: 'L', pieces: 8, free: 0 },
      { size: 'XL', pieces: 4, free: 0 },
    ])
    expect(findMissingBlanks(LINES, [blank('S'), blank('M', null)], free)).toEqual([])
    expect(findMissingBlanks(LINES, [], free)).toEqual([])
  })

  it('takes digital prints and pickup', () => {
    const spec: PrintSpec = { ...SPEC, method: 'dtg' }
    const lines = computeProofLines(spec, 500, EXAMPLE_PRICE_TABLE)
    const quote = sumProofLines(lines, { taxRatePercent: 7.7, shippingInRappen: 0 })
    const quoted = buildProofCheckout(
      { ...PROOF, spec, lines, quote },
      { number: 27, language: 'de', delivery: 'pickup' },
      OPTIONS,
    )
    expect(quoted).toMatchObject({ shipping: 0, shipping_option_id: 'so_up', total: quote.total })
    expect(quoted.lines[0]).toMatchObject({ name: 'Digitaldruck, Anfrage 27', priceInRappen: 24 * 1600 })
  })
})
