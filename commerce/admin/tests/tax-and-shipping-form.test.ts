import { describe, expect, it } from 'vitest'
import { parseTaxAndShippingInput, toTaxAndShippingInput } from '../src/admin/tax-and-shipping-form'

const typed = (taxRatePercent: string, shippingInRappen: string) =>
  parseTaxAndShippingInput({ taxRatePercent, shippingInRappen })

describe('what the studio types as VAT rate and price of shipping', () => {
  it('is read with a point and with a comma, and shown as it was meant', () => {
    const amounts = { taxRatePercent: 8.1, shippingInRappen: 950 }
    expect(typed('8.1', '9.50')).toEqual(amounts)
    expect(typed(' 8,10 ', '9,5')).toEqual(amounts)
    expect(toTaxAndShippingInput(amounts)).toEqual({ taxRatePercent: '8.1', shippingInRappen: '9.50' })
    expect(parseTaxAndShippingInput(toTaxAndShippingInput(amounts))).toEqual(amounts)
  })

  it('may be nothing: not liable, and shipped for free', () => {
    expect(typed('0', '0')).toEqual({ taxRatePercent: 0, shippingInRappen: 0 })
  })

  it('is refused where it cannot be meant', () => {
    for (const text of ['', '81', '30.01', '8.125', '-1', '8.1 %', 'eight', '1e1'])
      expect(typed(text, '10').taxRatePercent, text).toBeUndefined()
    for (const text of ['', '200.01', '1000', '9.505', '-1', 'CHF 10', "1'0"])
      expect(typed('8.1', text).shippingInRappen, text).toBeUndefined()
  })

  it('is empty where Medusa has none', () => {
    expect(toTaxAndShippingInput({ taxRatePercent: null, shippingInRappen: null })).toEqual({
      taxRatePercent: '',
      shippingInRappen: '',
    })
  })
})
