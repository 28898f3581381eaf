import { DELIVERY, type DeliveryOption, type ShippingMethod } from '../cart/delivery-option'

/** The values of the backend that totals depend on. Prices in Rappen, the rate in percent. */
export type Pricing = {
  currency: string
  country: string
  taxRatePercent: number
  shippingInRappen: Record<ShippingMethod, number>
}

/**
 * What the shop begins with. The seed writes them to Medusa, whose values count from then on.
 */
export const DEFAULT_PRICING: Pricing = {
  currency: 'CHF',
  country: 'CH',
  taxRatePercent: 7.7,
  shippingInRappen: { domestic: 1000, international: 1500, pickup: 0 },
}

export type Totals = { subtotal: number; shipping: number; tax: number; total: number }

type PricedLine = { priceInRappen: number; quantity: number }

/** Steps per Rappen: tax at a rate of up to three decimals is a whole number of steps. */
export const TAX_STEPS = 100_000

/** Whether a country is domestic: by its code, or by its English name. */
function isDomestic(country: string, pricing: Pricing): boolean {
  return country === pricing.country || (pricing.country === 'CH' && country === 'Switzerland')
}

/**
 * Computes totals in Rappen: tax on the goods only, added on top, rounded half up once.
 */
export function computeTotals(
  lines: readonly PricedLine[],
  deliveryOption: DeliveryOption,
  pricing: Pricing,
  country: string = pricing.country,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.priceInRappen * line.quantity, 0)
  const shipping = lines.length === 0 ? 0 : getShippingPrice(deliveryOption, pricing, country)
  const tax = computeTax(subtotal, pricing.taxRatePercent)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

/**
 * Returns the tax on an amount in Rappen.
 * Computed in integers for rates of up to three decimals; half a Rappen rounds up.
 */
export function computeTax(amountInRappen: number, ratePercent: number): number {
  return Math.floor((computeTaxSteps(amountInRappen, ratePercent) + TAX_STEPS / 2) / TAX_STEPS)
}

/** Returns the tax on an amount in Rappen, in steps of 1 / TAX_STEPS Rappen. */
export function computeTaxSteps(amountInRappen: number, ratePercent: number): number {
  return amountInRappen * Math.round(ratePercent * 1000)
}

/** Returns what a delivery costs, in Rappen. */
export function getShippingPrice(
  deliveryOption: DeliveryOption,
  pricing: Pricing,
  country: string = pricing.country,
): number {
  const { shippingMethod } = DELIVERY[deliveryOption]
  const isSentAbroad = shippingMethod === 'domestic' && !isDomestic(country, pricing)
  return pricing.shippingInRappen[isSentAbroad ? 'international' : shippingMethod]
}
