import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'

const levelSchema = z.object({ location_id: z.string() })
const itemsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.coerce.number(),
      detail: z.object({ fulfilled_quantity: z.coerce.number() }),
      /** Null for lines of custom printing. */
      variant: z
        .object({
          manage_inventory: z.boolean(),
          allow_backorder: z.boolean(),
          inventory_items: z.array(
            z.object({
              inventory_item_id: z.string(),
              required_quantity: z.coerce.number(),
              inventory: z.object({ location_levels: z.array(levelSchema) }),
            }),
          ),
        })
        .nullish(),
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
    fields: [
      'items.*',
      'items.detail.*',
      'items.variant.manage_inventory',
      'items.variant.allow_backorder',
      'items.variant.inventory_items.inventory_item_id',
      'items.variant.inventory_items.required_quantity',
      'items.variant.inventory_items.inventory.location_levels.location_id',
    ],
    filters: { id: orderId },
  })
  const items = z
    .array(itemsSchema)
    .parse(data)
    .flatMap((row) => row.items)
    .flatMap(({ variant, quantity, detail, ...item }) => {
      const unpacked = quantity - detail.fulfilled_quantity
      return variant?.manage_inventory === true && unpacked > 0 ? [{ ...item, unpacked, variant }] : []
    })
  const needed = items.flatMap((item) =>
    item.variant.inventory_items.map((piece) => ({
      line_item_id: item.id,
      inventory_item_id: piece.inventory_item_id,
      quantity: piece.required_quantity * item.unpacked,
      levels: piece.inventory.location_levels,
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
  levels: readonly z.infer<typeof levelSchema>[],
  stockLocationIds: readonly string[],
): string {
  const level = levels.find(({ location_id: id }) => stockLocationIds.includes(id))
  if (level === undefined) throw new Error('An item has no stock at a location that the shop sells from')
  return level.location_id
}
