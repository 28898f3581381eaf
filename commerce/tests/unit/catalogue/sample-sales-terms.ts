import type { SalesTerms } from '../../../src/catalogue/sales-terms'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'

/** The terms of a shop that can sell: one region, one shipping profile, one place where stock lies. */
export const TERMS: SalesTerms = {
  pricing: DEFAULT_PRICING,
  regionId: 'reg',
  salesChannelId: 'sc',
  shippingOptionIds: { shipping: 'so_1', pickup: 'so_3' },
  shippingProfileIds: ['sp_1'],
  stockLocationIds: ['sloc_1'],
  issues: [],
}
