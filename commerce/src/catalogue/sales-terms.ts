import type { RemoteQueryFunction } from '@medusajs/framework/types'
import * as z from 'zod'
import type { SHOP_ISSUES } from '../contract/admin/offer'
import {
  DELIVERY,
  DELIVERY_OPTIONS,
  type DeliveryOption,
  type ShippingMethod,
} from '../contract/cart/delivery-option'
import { toRappen } from '../contract/money/money'
import { DEFAULT_PRICING, type Pricing } from '../contract/money/totals'
import { PAYMENT_PROVIDER_ID } from '../lib/provider-ids'

export type SalesTerms = {
  pricing: Pricing
  regionId: string
  salesChannelId: string
  shippingOptionIds: Record<DeliveryOption, string>
  /** The profiles of all shipping options. A product must have all of these. */
  shippingProfileIds: string[]
  stockLocationIds: string[]
  /** The issues that withhold all products. Missing terms have defaults, so that the shop can be shown. */
  issues: (typeof SHOP_ISSUES)[number][]
}

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
  prices: z.array(z.object({ amount: numeric, currency_code: z.string(), rules_count: numeric })),
})

/** Medusa's settings about selling; null for a link without a target. */
export type MedusaTerms = {
  region: z.infer<typeof regionSchema> | undefined
  taxRate: z.infer<typeof taxRateSchema> | undefined
  salesChannelId: string
  shippingOptions: readonly z.infer<typeof shippingOptionSchema>[]
  stockLocations: readonly z.infer<typeof locationSchema>[]
}

/** The filter of Medusa's tax rates for the rate of the goods. */
export const DEFAULT_TAX_RATE = {
  is_default: true,
  tax_region: { country_code: DEFAULT_PRICING.country.toLowerCase() },
}

/**
 * Returns the terms of sale and what is missing.
 * Shipping abroad, which is not offered, may have the seeded price.
 */
export function toSalesTerms(terms: MedusaTerms): SalesTerms {
  const { region, taxRate, salesChannelId } = terms
  const findPrice = (method: ShippingMethod) => findShippingPrice(terms.shippingOptions, method)
  const offered = DELIVERY_OPTIONS.map(
    (option) => [option, findPrice(DELIVERY[option].shippingMethod)] as const,
  )
  const checks: [SalesTerms['issues'][number], boolean][] = [
    ['no_region', region === undefined],
    ['no_tax_rate', taxRate === undefined],
    ['no_shipping_option', offered.some(([, shipping]) => shipping === undefined)],
    ['payment_disabled', region !== undefined && !isPaymentEnabled(region)],
  ]
  const { currency, country, ...seeded } = DEFAULT_PRICING
  const getPrice = (method: ShippingMethod) =>
    findPrice(method)?.priceInRappen ?? seeded.shippingInRappen[method]
  return {
    regionId: region?.id ?? '',
    salesChannelId,
    shippingProfileIds: offered.flatMap(([, shipping]) => shipping?.profileId ?? []),
    stockLocationIds: terms.stockLocations
      .filter(({ sales_channels: channels }) => channels?.some((channel) => channel?.id === salesChannelId))
      .map(({ id }) => id),
    issues: checks.filter(([, isMissing]) => isMissing).map(([issue]) => issue),
    pricing: {
      currency,
      country,
      taxRatePercent: taxRate?.rate ?? seeded.taxRatePercent,
      shippingInRappen: {
        domestic: getPrice('domestic'),
        international: getPrice('international'),
        pickup: getPrice('pickup'),
      },
    },
    shippingOptionIds: Object.fromEntries(
      offered.map(([option, shipping]) => [option, shipping?.id ?? '']),
    ) as Record<DeliveryOption, string>,
  }
}

/** Medusa's complete-cart requires the payment provider. */
function isPaymentEnabled({ payment_providers: providers }: z.infer<typeof regionSchema>): boolean {
  return providers?.some((provider) => provider?.id === PAYMENT_PROVIDER_ID && provider.is_enabled) === true
}

function findShippingPrice(options: MedusaTerms['shippingOptions'], method: ShippingMethod) {
  const { option, price } = chooseShippingOption(options, method) ?? {}
  if (option === undefined || price === undefined) return undefined
  return { id: option.id, profileId: option.shipping_profile_id, priceInRappen: toRappen(price.amount) }
}

/**
 * Returns the shipping option of a method with its price in francs. Of several prices, the one with the fewest rules,
 * in whatever order Medusa lists them, as an option with rules is not for all orders. Undefined if there is none.
 */
export function chooseShippingOption<
  Option extends Pick<MedusaTerms['shippingOptions'][number], 'type' | 'prices'>,
>(options: readonly Option[], method: ShippingMethod) {
  const option = options.find(({ type }) => type.code === method)
  const inFrancs = option?.prices.filter(
    ({ currency_code: currency }) => currency === DEFAULT_PRICING.currency.toLowerCase(),
  )
  const price: Option['prices'][number] | undefined = inFrancs?.toSorted(
    (a, b) => a.rules_count - b.rules_count,
  )[0]
  return option === undefined || price === undefined ? undefined : { option, price }
}

export type MedusaQuery = Omit<RemoteQueryFunction, symbol>

/** Reads the terms of sale from Medusa. */
export async function readSalesTerms(query: MedusaQuery): Promise<SalesTerms> {
  return toSalesTerms(await readMedusaTerms(query))
}

async function readMedusaTerms(query: MedusaQuery): Promise<MedusaTerms> {
  const [regions, stores, rates, options, locations] = await Promise.all([
    query.graph({
      entity: 'region',
      fields: ['id', 'payment_providers.id', 'payment_providers.is_enabled'],
      filters: { currency_code: DEFAULT_PRICING.currency.toLowerCase() },
    }),
    query.graph({ entity: 'store', fields: ['default_sales_channel_id'] }),
    query.graph({
      entity: 'tax_rate',
      fields: ['rate'],
      filters: DEFAULT_TAX_RATE,
    }),
    query.graph({
      entity: 'shipping_option',
      fields: [
        'id',
        'shipping_profile_id',
        'type.code',
        'prices.amount',
        'prices.currency_code',
        'prices.rules_count',
      ],
    }),
    query.graph({ entity: 'stock_location', fields: ['id', 'sales_channels.id'] }),
  ])
  return {
    region: z.array(regionSchema).parse(regions.data)[0],
    taxRate: z.array(taxRateSchema).parse(rates.data)[0],
    salesChannelId: z.array(storeSchema).parse(stores.data)[0]?.default_sales_channel_id ?? '',
    // An option with other fields was not created by this shop.
    shippingOptions: options.data.flatMap((row) => shippingOptionSchema.safeParse(row).data ?? []),
    stockLocations: z.array(locationSchema).parse(locations.data),
  }
}
