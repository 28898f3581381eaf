import {
  createRegionsWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { STUDIO_COUNTRY } from '../../contract/studio/studio-address'
import { STUDIO_PLACEHOLDERS } from '../../contract/studio/studio-profile'
import { DEFAULT_PRICING } from '../../contract/money/totals'
import { PAYMENT_PROVIDER_ID } from '../../lib/provider-ids'

export const COUNTRY = DEFAULT_PRICING.country.toLowerCase()
export const CURRENCY = DEFAULT_PRICING.currency.toLowerCase()

export type SeededShop = { salesChannelId: string; stockLocationId: string; taxRegionId: string }

/** Creates store, region, tax region and stock location where they are missing. Returns their ids. */
export async function seedShop(container: MedusaContainer): Promise<SeededShop> {
  const salesChannelId = await seedStore(container)
  await seedRegion(container)
  const taxRegionId = await seedTaxRegion(container)
  const stockLocationId = await seedStockLocation(container, salesChannelId)
  return { salesChannelId, stockLocationId, taxRegionId }
}

async function seedStore(container: MedusaContainer): Promise<string> {
  const [store] = await container
    .resolve(Modules.STORE)
    .listStores({}, { relations: ['supported_currencies'] })
  if (!store?.default_sales_channel_id) throw new Error('Medusa has created no store; start it once first.')
  const salesChannelId = store.default_sales_channel_id
  const currencies = store.supported_currencies ?? []
  if (!currencies.some((each) => each.currency_code === CURRENCY && each.is_default)) {
    const update = {
      name: STUDIO_PLACEHOLDERS.name,
      supported_currencies: [{ currency_code: CURRENCY, is_default: true }],
    }
    await updateStoresWorkflow(container).run({ input: { selector: { id: store.id }, update } })
  }
  const [key] = await container.resolve(Modules.API_KEY).listApiKeys({ type: 'publishable' })
  if (key !== undefined) {
    await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [salesChannelId] } })
  }
  return salesChannelId
}

async function seedRegion(container: MedusaContainer): Promise<void> {
  const [region] = await container.resolve(Modules.REGION).listRegions({ currency_code: CURRENCY })
  if (region !== undefined) return
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: STUDIO_COUNTRY,
          currency_code: CURRENCY,
          countries: [COUNTRY],
          payment_providers: [PAYMENT_PROVIDER_ID],
          automatic_taxes: true,
        },
      ],
    },
  })
}

async function seedTaxRegion(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.TAX).listTaxRegions({ country_code: COUNTRY })
  if (existing !== undefined) return existing.id
  const { result } = await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: COUNTRY,
        provider_id: 'tp_system',
        default_tax_rate: { name: 'VAT', code: 'vat', rate: DEFAULT_PRICING.taxRatePercent },
      },
    ],
  })
  return getCreatedId(result, 'tax region')
}

async function seedStockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { name, address } = STUDIO_PLACEHOLDERS
  const [existing] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({})
  if (existing !== undefined) return existing.id
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        {
          name: `${name}, ${address.city}`,
          address: {
            address_1: address.street,
            postal_code: address.postalCode,
            city: address.city,
            country_code: COUNTRY,
          },
        },
      ],
    },
  })
  const id = getCreatedId(result, 'stock location')
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } })
  return id
}

/** Returns the id of the first row that a workflow has created. Throws if there is none. */
export function getCreatedId([row]: readonly { id: string }[], kind: string): string {
  if (row === undefined) throw new Error(`Medusa created no ${kind}.`)
  return row.id
}
