import type { RemoteQueryFunction } from '@medusajs/framework/types'
import * as z from 'zod'
import { toRappen } from '../../contract/money'
import { PAYMENT_PROVIDER_ID } from '../../modules/stripe-checkout/provider-id'
import { SEEDED_PRICING, type Pricing } from '../../contract/totals'
import type { SalesTerms } from '../rules/catalogue'

type ShippingMethod = keyof Pricing['shippingInRappen']
const SHIPPING_METHODS = ['domestic', 'international', 'pickup'] as const satisfies readonly ShippingMethod[]
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

/** Reads tax rate and shipping prices from Medusa. Shipping abroad (reading R12: never) may stay as seeded. */
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
  const methods = options.data.flatMap((row) => shippingOptionSchema.safeParse(row).data ?? [])
  const [domestic, international, pickup] = SHIPPING_METHODS.map((method) => shippingOf(methods, method))
  const [region] = z.array(regionSchema).parse(regions.data)
  const [taxRate] = z.array(taxRateSchema).parse(rates.data)
  const salesChannelId = z.array(storeSchema).parse(stores.data)[0]?.default_sales_channel_id ?? ''
  // complete-cart requires it.
  const isPaymentEnabled = region?.payment_providers?.some(
    (provider) => provider?.id === PAYMENT_PROVIDER_ID && provider.is_enabled,
  )
  const checks: [SalesTerms['issues'][number], boolean][] = [
    ['no_region', region === undefined],
    ['no_tax_rate', taxRate === undefined],
    ['no_shipping_option', domestic === undefined || pickup === undefined],
    ['payment_disabled', region !== undefined && isPaymentEnabled !== true],
  ]
  const seeded = SEEDED_PRICING.shippingInRappen
  return {
    regionId: region?.id ?? '',
    salesChannelId,
    shippingProfileIds: [domestic, pickup].flatMap((shipping) => shipping?.profileId ?? []),
    stockLocationIds: z
      .array(locationSchema)
      .parse(locations.data)
      .filter(({ sales_channels: channels }) => channels?.some((channel) => channel?.id === salesChannelId))
      .map(({ id }) => id),
    issues: checks.filter(([, isMissing]) => isMissing).map(([issue]) => issue),
    pricing: {
      currency: SEEDED_PRICING.currency,
      country: SEEDED_PRICING.country,
      taxRatePercent: taxRate?.rate ?? SEEDED_PRICING.taxRatePercent,
      shippingInRappen: {
        domestic: domestic?.priceInRappen ?? seeded.domestic,
        international: international?.priceInRappen ?? seeded.international,
        pickup: pickup?.priceInRappen ?? seeded.pickup,
      },
    },
    shippingOptionIds: { domestic: domestic?.id ?? '', pickup: pickup?.id ?? '' },
  }
}

function shippingOf(options: readonly ShippingOption[], method: ShippingMethod) {
  const option = options.find(({ type }) => type.code === method)
  const price = option?.prices.find(({ currency_code: currency }) => currency === CURRENCY)
  if (option === undefined || price === undefined) return undefined
  return { id: option.id, profileId: option.shipping_profile_id, priceInRappen: toRappen(price.amount) }
}
