import { describe, expect, it } from 'vitest'
import { type MedusaTerms, toSalesTerms } from '../../../src/catalogue/sales-terms'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { PAYMENT_PROVIDER_ID } from '../../../src/lib/provider-ids'

const option = (code: string, amount: number, currency = 'chf') => ({
  id: `so_${code}`,
  shipping_profile_id: `sp_${code}`,
  type: { code },
  prices: [
    { amount: 99, currency_code: 'eur', rules_count: 0 },
    { amount, currency_code: currency, rules_count: 0 },
  ],
})
const TERMS: MedusaTerms = {
  region: { id: 'reg_1', payment_providers: [null, { id: PAYMENT_PROVIDER_ID, is_enabled: true }] },
  taxRate: { rate: 8.1 },
  salesChannelId: 'sc_1',
  shippingOptions: [option('domestic', 9.9), option('pickup', 0)],
  stockLocations: [
    { id: 'sloc_1', sales_channels: [null, { id: 'sc_1' }] },
    { id: 'sloc_2', sales_channels: [{ id: 'sc_2' }] },
    { id: 'sloc_3' },
  ],
}

describe('the terms of sale', () => {
  it('are those that the studio has set, pickup for nothing included', () => {
    expect(toSalesTerms(TERMS)).toEqual({
      regionId: 'reg_1',
      salesChannelId: 'sc_1',
      shippingProfileIds: ['sp_domestic', 'sp_pickup'],
      stockLocationIds: ['sloc_1'],
      issues: [],
      pricing: {
        currency: 'CHF',
        country: 'CH',
        taxRatePercent: 8.1,
        shippingInRappen: {
          domestic: 990,
          international: DEFAULT_PRICING.shippingInRappen.international,
          pickup: 0,
        },
      },
      shippingOptionIds: { shipping: 'so_domestic', pickup: 'so_pickup' },
    })
  })

  it.each<[string, Partial<MedusaTerms>, string]>([
    ['the region', { region: undefined }, 'no_region'],
    ['the tax rate', { taxRate: undefined }, 'no_tax_rate'],
    ['pickup', { shippingOptions: [option('domestic', 9.9)] }, 'no_shipping_option'],
    [
      'a price in francs',
      { shippingOptions: [option('domestic', 9, 'usd'), option('pickup', 0)] },
      'no_shipping_option',
    ],
    ['the payment', { region: { id: 'reg_1', payment_providers: null } }, 'payment_disabled'],
    [
      'leave to pay',
      { region: { id: 'reg_1', payment_providers: [{ id: PAYMENT_PROVIDER_ID, is_enabled: false }] } },
      'payment_disabled',
    ],
  ])('say that %s is missing, and are complete all the same', (_name, changes, issue) => {
    const { issues, pricing } = toSalesTerms({ ...TERMS, ...changes })
    expect(issues).toEqual([issue])
    expect(pricing.taxRatePercent).toBeGreaterThan(0)
    expect(pricing.shippingInRappen.domestic).toBeGreaterThan(0)
  })

  it('charge for shipping what everybody pays, whatever Medusa says first of large orders or a region', () => {
    const domestic = option('domestic', 9.9)
    const some = [
      { amount: 0, currency_code: 'chf', rules_count: 2 },
      { amount: 5, currency_code: 'chf', rules_count: 1 },
    ]
    const readShipping = (prices: typeof some) =>
      toSalesTerms({ ...TERMS, shippingOptions: [{ ...domestic, prices }, option('pickup', 0)] }).pricing
        .shippingInRappen.domestic
    expect(readShipping([...some, ...domestic.prices])).toBe(990)
    expect(readShipping(some)).toBe(500)
  })
})
