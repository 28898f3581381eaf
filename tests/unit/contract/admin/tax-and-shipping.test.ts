import { describe, expect, it } from 'vitest'
import { newTaxAndShippingSchema } from '@contract/admin/tax-and-shipping'

describe('the VAT rate and the price of shipping that the studio saves', () => {
  const known = { taxRatePercent: 7.7, shippingInRappen: null }
  const accepts = (changes: object) =>
    newTaxAndShippingSchema.safeParse({ known, taxRatePercent: 8.1, shippingInRappen: 950, ...changes })
      .success

  it.each([
    { taxRatePercent: 0, shippingInRappen: 0 },
    { taxRatePercent: 30, shippingInRappen: 20_000 },
    { taxRatePercent: 8.13 },
    { known: { taxRatePercent: null, shippingInRappen: 1000 } },
  ])('can be %o', (changes) => expect(accepts(changes)).toBe(true))

  it.each([
    { taxRatePercent: 8.125 },
    { taxRatePercent: -1 },
    { taxRatePercent: 30.01 },
    { taxRatePercent: null },
    { shippingInRappen: 9.5 },
    { shippingInRappen: -1 },
    { shippingInRappen: 20_001 },
    { known: {} },
    { known: undefined },
    { known: { ...known, vat: 1 } },
    { vat: 1 },
  ])('cannot be %o', (changes) => expect(accepts(changes)).toBe(false))
})
