import { createInventoryLevelsWorkflow, createProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { BLANK_HANDLES, blankHandle } from '../../contract/custom-print/blanks'
import { type Shirt, SHIRTS, SIZES, type Size } from '../../contract/custom-print/print-spec'
import type { SeededShop } from './shop'

type Place = Pick<SeededShop, 'stockLocationId'> & { profileId: string }

const formatBlankSku = (shirt: Shirt, size: Size) => `${blankHandle(shirt)}-${size}`.toUpperCase()

/**
 * Creates the blank shirts of the press: drafts, in no sales channel, which may be ordered though none is there. One that
 * the studio has deleted stays away.
 */
export async function seedBlanks(container: MedusaContainer, place: Place): Promise<void> {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: [...BLANK_HANDLES] }, { select: ['handle'], withDeleted: true })
  const handles = new Set(existing.map(({ handle }) => handle))
  const missing = SHIRTS.filter((shirt) => !handles.has(blankHandle(shirt)))
  if (missing.length > 0)
    await createProductsWorkflow(container).run({
      input: { products: missing.map((shirt) => toBlankProduct(shirt, place.profileId)) },
    })
  await seedLevels(container, place.stockLocationId)
}

function toBlankProduct(shirt: Shirt, profileId: string) {
  return {
    title: `Blank shirt, ${shirt}`,
    handle: blankHandle(shirt),
    status: ProductStatus.DRAFT,
    shipping_profile_id: profileId,
    options: [{ title: 'Size', values: [...SIZES] }],
    variants: SIZES.map((size, rank) => ({
      title: size,
      sku: formatBlankSku(shirt, size),
      variant_rank: rank,
      manage_inventory: true,
      // Until the studio counts them: what it has never counted must keep nobody from ordering.
      allow_backorder: true,
      options: { Size: size },
    })),
  }
}

/** On their own, as a start that was cut off may have made products without. */
async function seedLevels(container: MedusaContainer, locationId: string): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const sku = SHIRTS.flatMap((shirt) => SIZES.map((size) => formatBlankSku(shirt, size)))
  const items = await inventory.listInventoryItems({ sku }, { select: ['id'] })
  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: items.map(({ id }) => id) },
    // All of them: a shirt may lie at several places.
    { select: ['inventory_item_id'] },
  )
  const known = new Set(levels.map(({ inventory_item_id: itemId }) => itemId))
  const missing = items.filter(({ id }) => !known.has(id))
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
