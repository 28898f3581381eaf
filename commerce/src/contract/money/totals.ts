export const DELIVERY_OPTIONS = ['shipping', 'pickup'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]

/** The facts of the backend that totals depend on; prices in Rappen, the rate in percent. */
export type Pricing = {
  currency: string
  country: string
  taxRatePercent: number
  shippingInRappen: { domestic: number; international: number; pickup: number }
}

/** The specification's constants (section 9), which seed Medusa; from then on its own values count. */
export const DEFAULT_PRICING: Pricing = {
  currency: 'CHF',
  country: 'CH',
  taxRatePercent: 7.7,
  shippingInRappen: { domestic: 1000, international: 1500, pickup: 0 },
}

export type Totals = { subtotal: number; shipping: number; tax: number; total: number }

type PricedLine = { priceInRappen: number; quantity: number }

/** Of one Rappen: makes tax at a rate of three decimals a whole number. */
export const TAX_STEPS = 100_000

/** True for the code or the name under which section 9 counts an address as domestic. */
function isDomestic(country: string, pricing: Pricing): boolean {
  return country === pricing.country || (pricing.country === 'CH' && country === 'Switzerland')
}

/** Amounts in Rappen (specification, section 9): tax on the goods only, added on top, rounded half up once. */
export function computeTotals(
  lines: readonly PricedLine[],
  deliveryOption: DeliveryOption,
  pricing: Pricing,
  country: string = pricing.country,
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.priceInRappen * line.quantity, 0)
  const shipping = lines.length === 0 ? 0 : getShippingPrice(deliveryOption, country, pricing)
  const tax = computeTax(subtotal, pricing.taxRatePercent)
  return { subtotal, shipping, tax, total: subtotal + shipping + tax }
}

/** Tax on an amount of Rappen, in whole arithmetic: a rate of up to three decimals, half a Rappen rounds up. */
export function computeTax(amountInRappen: number, ratePercent: number): number {
  return Math.floor((computeTaxSteps(amountInRappen, ratePercent) + TAX_STEPS / 2) / TAX_STEPS)
}

export function computeTaxSteps(amountInRappen: number, ratePercent: number): number {
  return amountInRappen * Math.round(ratePercent * 1000)
}

function getShippingPrice(deliveryOption: DeliveryOption, country: string, pricing: Pricing): number {
  if (deliveryOption === 'pickup') return pricing.shippingInRappen.pickup
  const { domestic, international } = pricing.shippingInRappen
  return isDomestic(country, pricing) ? domestic : international
}
