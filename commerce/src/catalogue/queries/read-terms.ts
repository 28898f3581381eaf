import type { RemoteQueryFunction } from '@medusajs/framework/types'
import * as z from 'zod'
import { DEFAULT_PRICING } from '../../contract/money/totals'
import type { SalesTerms } from '../catalogue'
import { type MedusaTerms, toSalesTerms } from '../sales-terms'

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
  prices: z.array(z.object({ amount: numeric, currency_code: z.string(), rules_count: numeric })),
})

/** Of Medusa's tax rates, the one that the goods are taxed at. */
export const DEFAULT_TAX_RATE = {
  is_default: true,
  tax_region: { country_code: DEFAULT_PRICING.country.toLowerCase() },
}

/** Reads how the shop sells from Medusa. */
export async function readSalesTerms(query: Query): Promise<SalesTerms> {
  return toSalesTerms(await readMedusaTerms(query))
}

async function readMedusaTerms(query: Query): Promise<MedusaTerms> {
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
    // One of another form is none of ours.
    shippingOptions: options.data.flatMap((row) => shippingOptionSchema.safeParse(row).data ?? []),
    stockLocations: z.array(locationSchema).parse(locations.data),
  }
}
