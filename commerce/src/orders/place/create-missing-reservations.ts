import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { readOrderVariants } from './order-variants'

const itemsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.coerce.number(),
      detail: z.object({ fulfilled_quantity: z.coerce.number() }),
      /** Null for lines of custom printing. */
      variant_id: z.string().nullish(),
    }),
  ),
})

/**
 * Reserves the pieces of an order that are not packed, of each line that has no reservation. Rejects if one of them has
 * no stock at a location that the shop sells from.
 */
export async function createMissingReservations({ id: orderId }: { id: string }, container: MedusaContainer) {
  const { data } = await container.resolve('query').graph({
    entity: 'order',
    fields: ['items.*', 'items.detail.*'],
    filters: { id: orderId },
  })
  const lines = z
    .array(itemsSchema)
    .parse(data)
    .flatMap(({ items }) => items.map((item) => ({ ...item, variantId: item.variant_id ?? '' })))
  const variants = await readOrderVariants(container, lines)
  const items = lines.flatMap(({ id, variantId, quantity, detail }) => {
    const variant = variants.get(variantId)
    const unpacked = quantity - detail.fulfilled_quantity
    return variant?.manage_inventory === true && unpacked > 0 ? [{ id, unpacked, variant }] : []
  })
  const needed = items.flatMap((item) =>
    item.variant.inventory_items.map(({ inventory, required_quantity: perPiece }) => ({
      line_item_id: item.id,
      inventory_item_id: inventory.id,
      quantity: perPiece * item.unpacked,
      levels: inventory.location_levels,
      // The buyer has paid, so the stock may become negative; staff see that.
      allow_backorder: true,
    })),
  )
  if (needed.length === 0) return
  const inventory = container.resolve(Modules.INVENTORY)
  const { catalogue } = await container.resolve('catalogueCache').current()
  // Locked as in Medusa's own step, which reads the number of a size, changes it and writes it back.
  const keys = [...new Set(needed.map((item) => item.inventory_item_id))]
  await container.resolve(Modules.LOCKING).execute(keys, async () => {
    const reserved = await inventory.listReservationItems(
      { line_item_id: items.map(({ id }) => id) },
      { select: ['line_item_id'] },
    )
    const done = new Set(reserved.map(({ line_item_id: lineItemId }) => lineItemId))
    const missing = needed
      .filter((item) => !done.has(item.line_item_id))
      .map(({ levels, ...item }) => ({
        ...item,
        location_id: getStockLocationId(levels, catalogue.stockLocationIds),
      }))
    if (missing.length > 0) await inventory.createReservationItems(missing)
  })
}

/** Returns the first location of these stock levels that the shop sells from. Throws if there is none. Pure. */
export function getStockLocationId(
  levels: readonly { location_id: string }[],
  stockLocationIds: readonly string[],
): string {
  const level = levels.find(({ location_id: id }) => stockLocationIds.includes(id))
  if (level === undefined) throw new Error('An item has no stock at a location that the shop sells from')
  return level.location_id
}
