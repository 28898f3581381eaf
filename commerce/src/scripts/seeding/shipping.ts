import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createTaxRatesWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ShippingMethod } from '../../contract/cart/delivery-option'
import { toFrancs } from '../../contract/money/money'
import { DEFAULT_PRICING } from '../../contract/money/totals'
import { COUNTRY, CURRENCY, getCreatedId, type SeededShop } from './shop'

const FULFILMENT_PROVIDER = 'manual_manual'
const ABROAD = ['at', 'de', 'fr', 'it', 'li']

/** Creates the shipping options. Returns the id of the shipping profile. */
export async function seedShipping(container: MedusaContainer, shop: SeededShop): Promise<string> {
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const profileId = await seedProfile(container)
  const [existing] = await fulfilment.listShippingOptions({})
  if (existing !== undefined) return profileId

  const parcels = await fulfilment.createFulfillmentSets({
    name: 'Parcels',
    type: 'shipping',
    service_zones: [
      { name: 'Switzerland', geo_zones: [{ type: 'country', country_code: COUNTRY }] },
      { name: 'Abroad', geo_zones: ABROAD.map((code) => ({ type: 'country' as const, country_code: code })) },
    ],
  })
  const counter = await fulfilment.createFulfillmentSets({
    name: 'Pickup',
    type: 'pickup',
    service_zones: [{ name: 'Chur', geo_zones: [{ type: 'country', country_code: COUNTRY }] }],
  })
  await linkLocation(container, shop.stockLocationId, [parcels.id, counter.id])

  const zones = [...parcels.service_zones, ...counter.service_zones]
  const getZoneId = (name: string) =>
    getCreatedId(
      zones.filter((each) => each.name === name),
      `service zone ${name}`,
    )
  const { result: options } = await createShippingOptionsWorkflow(container).run({
    input: [
      buildOption('domestic', 'Shipping within Switzerland', getZoneId('Switzerland'), profileId),
      buildOption('international', 'Shipping abroad', getZoneId('Abroad'), profileId),
      buildOption('pickup', 'Pickup at the studio in Chur', getZoneId('Chur'), profileId),
    ],
  })
  await exemptFromTax(container, shop.taxRegionId, options)
  return profileId
}

async function seedProfile(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: 'default' })
  if (existing !== undefined) return existing.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Default', type: 'default' }] },
  })
  return getCreatedId(result, 'shipping profile')
}

async function linkLocation(container: MedusaContainer, stockLocationId: string, setIds: string[]) {
  const location = { [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId } }
  await container
    .resolve('link')
    .create([
      { ...location, [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILMENT_PROVIDER } },
      ...setIds.map((id) => ({ ...location, [Modules.FULFILLMENT]: { fulfillment_set_id: id } })),
    ])
}

function buildOption(code: ShippingMethod, name: string, serviceZoneId: string, profileId: string) {
  return {
    name,
    price_type: 'flat' as const,
    provider_id: FULFILMENT_PROVIDER,
    service_zone_id: serviceZoneId,
    shipping_profile_id: profileId,
    type: { label: name, description: name, code },
    prices: [{ currency_code: CURRENCY, amount: toFrancs(DEFAULT_PRICING.shippingInRappen[code]) }],
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' as const },
      { attribute: 'is_return', value: 'false', operator: 'eq' as const },
    ],
  }
}

/** Only the goods are taxed. */
async function exemptFromTax(
  container: MedusaContainer,
  taxRegionId: string,
  options: readonly { id: string }[],
): Promise<void> {
  await createTaxRatesWorkflow(container).run({
    input: [
      {
        tax_region_id: taxRegionId,
        name: 'Shipping',
        code: 'shipping',
        rate: 0,
        rules: options.map(({ id }) => ({ reference: 'shipping_option', reference_id: id })),
      },
    ],
  })
}
