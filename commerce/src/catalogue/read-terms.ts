import type { RemoteQueryFunction } from '@medusajs/framework/types'
import * as z from 'zod'
import { toRappen } from '../contract/money'
import { PAYMENT_PROVIDER_ID } from '../modules/stripe-checkout/provider-id'
import { SEEDED_PRICING, type Pricing } from '../contract/totals'

/** What totals and orders depend on besides the products. */
export type SalesTerms = {
  pricing: Pricing
  regionId: string
  salesChannelId: string
  shippingOptionIds: Record<Way, string>
  /** Of the ways to the buyer: a product must have all of these to go any way (there is one, unless staff add others). */
  shippingProfileIds: string[]
  /** Where the sales channel's stock lies. */
  stockLocationIds: string[]
  /** Whether the region takes payments through our provider, which Medusa insists on when it completes a cart. */
  isPaymentEnabled: boolean
}

type Way = keyof Pricing['shippingInRappen']
export type Query = Omit<RemoteQueryFunction, symbol>

const numeric = z.coerce.number()
const regionSchema = z.object({
  id: z.string(),
  payment_providers: z.array(z.object({ id: z.string(), is_enabled: z.boolean() }).nullish()).nullish(),
})
const storeSchema = z.object({ default_sales_channel_id: z.string() })
const locationSchema = z.object({
  id: z.string(),
  sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
})
const taxRateSchema = z.object({ rate: numeric })
const shippingOptionSchema = z.object({
  id: z.string(),
  shipping_profile_id: z.string(),
  type: z.object({ code: z.string() }),
  prices: z.array(z.object({ amount: numeric, currency_code: z.string() })),
})
type ShippingOption = z.infer<typeof shippingOptionSchema>

const CURRENCY = SEEDED_PRICING.currency.toLowerCase()
const COUNTRY = SEEDED_PRICING.country.toLowerCase()

/** Region, sales channel, tax rate and shipping prices as the studio has set them in Medusa. */
export async function readTerms(query: Query): Promise<SalesTerms> {
  const [regions, stores, rates, options, locations] = await Promise.all([
    query.graph({
      entity: 'region',
      fields: ['id', 'payment_providers.id', 'payment_providers.is_enabled'],
      filters: { currency_code: CURRENCY },
    }),
    query.graph({ entity: 'store', fields: ['default_sales_channel_id'] }),
    query.graph({
      entity: 'tax_rate',
      fields: ['rate'],
      filters: { is_default: true, tax_region: { country_code: COUNTRY } },
    }),
    query.graph({
      entity: 'shipping_option',
      fields: ['id', 'shipping_profile_id', 'type.code', 'prices.amount', 'prices.currency_code'],
    }),
    query.graph({ entity: 'stock_location', fields: ['id', 'sales_channels.id'] }),
  ])
  const ways = z.array(shippingOptionSchema).parse(options.data)
  const domestic = optionOf(ways, 'domestic')
  const international = optionOf(ways, 'international')
  const pickup = optionOf(ways, 'pickup')
  const region = first(z.array(regionSchema).parse(regions.data), 'region in CHF')
  const salesChannelId = first(z.array(storeSchema).parse(stores.data), 'store').default_sales_channel_id
  return {
    regionId: region.id,
    salesChannelId,
    shippingProfileIds: [domestic, pickup].map(({ shipping_profile_id: id }) => id),
    stockLocationIds: z
      .array(locationSchema)
      .parse(locations.data)
      .filter(({ sales_channels: channels }) => channels?.some((channel) => channel?.id === salesChannelId))
      .map(({ id }) => id),
    isPaymentEnabled:
      region.payment_providers?.some(
        (provider) => provider?.id === PAYMENT_PROVIDER_ID && provider.is_enabled,
      ) === true,
    pricing: {
      currency: SEEDED_PRICING.currency,
      country: SEEDED_PRICING.country,
      taxRatePercent: first(z.array(taxRateSchema).parse(rates.data), 'default tax rate').rate,
      shippingInRappen: {
        domestic: priceOf(domestic),
        international: priceOf(international),
        pickup: priceOf(pickup),
      },
    },
    shippingOptionIds: { domestic: domestic.id, international: international.id, pickup: pickup.id },
  }
}

function optionOf(options: ShippingOption[], way: Way): ShippingOption {
  return first(
    options.filter((option) => option.type.code === way),
    `shipping option of the type ${way}`,
  )
}

function priceOf(option: ShippingOption): number {
  const prices = option.prices.filter((price) => price.currency_code === CURRENCY)
  return toRappen(first(prices, 'shipping price in CHF').amount)
}

function first<T>(rows: readonly T[], what: string): T {
  const [row] = rows
  if (row === undefined) throw new Error(`The shop has no ${what}: has it been seeded?`)
  return row
}
