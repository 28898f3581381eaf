import { createInventoryLevelsWorkflow, createProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus } from '@medusajs/framework/utils'
import * as z from 'zod'
import { readSalesTerms } from './sales-terms'
import type { NewProduct } from '../contract/admin/new-product'
import { DEFAULT_PRICING } from '../contract/money/totals'
import { StaffRefusal } from '../refusals/staff-refusal'

const SIZE_OPTION = 'Size'

const createdSchema = z.object({
  variants: z.array(
    z.object({
      title: z.string(),
      inventory_items: z.array(z.object({ inventory_item_id: z.string() })),
    }),
  ),
})

/**
 * Creates a product that is offered as soon as it has a picture: published, in the shop's sales channel, with
 * shipping profile, prices and stock. Rejects with StaffRefusal.
 */
export async function createProduct(
  { title, price, sizes }: NewProduct,
  container: MedusaContainer,
): Promise<{ id: string }> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { salesChannelId, shippingProfileIds, stockLocationIds } = await readSalesTerms(query)
  const [profileId] = shippingProfileIds
  const [locationId] = stockLocationIds
  if (profileId === undefined || locationId === undefined) throw new StaffRefusal('no_shipping')
  const { result } = await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          title,
          status: ProductStatus.PUBLISHED,
          shipping_profile_id: profileId,
          sales_channels: [{ id: salesChannelId }],
          options: [{ title: SIZE_OPTION, values: sizes.map(({ name }) => name) }],
          variants: sizes.map(({ name }, rank) => ({
            title: name,
            variant_rank: rank,
            manage_inventory: true,
            options: { [SIZE_OPTION]: name },
            prices: [{ currency_code: DEFAULT_PRICING.currency.toLowerCase(), amount: price }],
          })),
        },
      ],
    },
  })
  const id = result[0]?.id ?? ''
  await createStockLevels(id, sizes, locationId, container)
  return { id }
}

async function createStockLevels(
  id: string,
  sizes: NewProduct['sizes'],
  locationId: string,
  container: MedusaContainer,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'product',
    fields: ['variants.title', 'variants.inventory_items.inventory_item_id'],
    filters: { id },
  })
  const [{ variants }] = z.tuple([createdSchema]).parse(data)
  const pieces = new Map(sizes.map((size) => [size.name, size.pieces]))
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: variants.flatMap(({ title, inventory_items: items }) =>
        items.map((item) => ({
          inventory_item_id: item.inventory_item_id,
          location_id: locationId,
          stocked_quantity: pieces.get(title) ?? 0,
        })),
      ),
    },
  })
}
