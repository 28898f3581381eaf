import { createInventoryLevelsWorkflow, createProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import {
  BLANK_HANDLES,
  getBlankHandle,
  type ShirtColour,
  SHIRT_COLOURS,
  SHIRT_SIZES,
  type ShirtSize,
} from '../../contract/custom-print/blanks'
import type { SeededShop } from './shop'

const formatBlankSku = (shirt: ShirtColour, size: ShirtSize) =>
  `${getBlankHandle(shirt)}-${size}`.toUpperCase()

/**
 * Creates the blank shirts of custom printing: drafts in no sales channel, which can be sold without stock. One
 * that the studio has deleted is not created again.
 */
export async function seedBlanks(
  container: MedusaContainer,
  { stockLocationId, profileId }: Pick<SeededShop, 'stockLocationId'> & { profileId: string },
): Promise<void> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: [...BLANK_HANDLES] }, { select: ['handle'], withDeleted: true })
  const handles = new Set(existing.map(({ handle }) => handle))
  const missing = SHIRT_COLOURS.filter((shirt) => !handles.has(getBlankHandle(shirt)))
  if (missing.length > 0)
    await createProductsWorkflow(container).run({
      input: { products: missing.map((shirt) => toBlankProduct(shirt, profileId)) },
    })
  await seedLevels(container, stockLocationId)
}

function toBlankProduct(shirt: ShirtColour, profileId: string) {
  return {
    title: `Blank shirt, ${shirt}`,
    handle: getBlankHandle(shirt),
    status: ProductStatus.DRAFT,
    shipping_profile_id: profileId,
    options: [{ title: 'Size', values: [...SHIRT_SIZES] }],
    variants: SHIRT_SIZES.map((size, rank) => ({
      title: size,
      sku: formatBlankSku(shirt, size),
      variant_rank: rank,
      manage_inventory: true,
      // Until the studio manages the stock, unmanaged stock must not stop orders.
      allow_backorder: true,
      options: { Size: size },
    })),
  }
}

/** Separate, as a start that was interrupted may have created products without levels. */
async function seedLevels(container: MedusaContainer, locationId: string): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const sku = SHIRT_COLOURS.flatMap((shirt) => SHIRT_SIZES.map((size) => formatBlankSku(shirt, size)))
  const items = await inventory.listInventoryItems({ sku }, { select: ['id'] })
  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: items.map(({ id }) => id) },
    // All levels, as a shirt may be stocked at several locations.
    { select: ['inventory_item_id'] },
  )
  const stockedIds = new Set(levels.map(({ inventory_item_id: itemId }) => itemId))
  const missing = items.filter(({ id }) => !stockedIds.has(id))
  if (missing.length === 0) return
  await createInventoryLevelsWorkflow(container).run({
    input: {
      inventory_levels: missing.map(({ id }) => ({
        inventory_item_id: id,
        location_id: locationId,
        stocked_quantity: 0,
      })),
    },
  })
}
