import type { MedusaContainer } from '@medusajs/framework/types'
import * as z from 'zod'
import type { QuotedLine } from '../../checkout/checkout'

const numeric = z.coerce.number()

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  manage_inventory: z.boolean(),
  allow_backorder: z.boolean(),
  product: z.object({
    id: z.string(),
    title: z.string(),
    handle: z.string(),
    description: z.string().nullable(),
    thumbnail: z.string().nullable(),
  }),
  inventory_items: z.array(
    z.object({
      required_quantity: numeric,
      inventory: z.object({
        id: z.string(),
        location_levels: z.array(
          z.object({ location_id: z.string(), stocked_quantity: numeric, reserved_quantity: numeric }),
        ),
      }),
    }),
  ),
})

export type OrderVariant = z.infer<typeof variantSchema>

/** Returns the current variants of lines by id, with their stock by location. */
export async function readOrderVariants(
  container: MedusaContainer,
  lines: readonly Pick<QuotedLine, 'variantId'>[],
) {
  const ids = lines.map(({ variantId }) => variantId).filter((id) => id !== '')
  const { data } = await container.resolve('query').graph({
    entity: 'product_variant',
    fields: [
      'id',
      'title',
      'sku',
      'manage_inventory',
      'allow_backorder',
      'product.id',
      'product.title',
      'product.handle',
      'product.description',
      'product.thumbnail',
      'inventory_items.required_quantity',
      'inventory_items.inventory.id',
      'inventory_items.inventory.location_levels.location_id',
      'inventory_items.inventory.location_levels.stocked_quantity',
      'inventory_items.inventory.location_levels.reserved_quantity',
    ],
    filters: { id: ids },
  })
  return new Map(
    z
      .array(variantSchema)
      .parse(data)
      .map((variant) => [variant.id, variant]),
  )
}

/** Whether one location has the pieces of all lines; lines of the same item are added up. Pure. */
export function areLinesInStock(
  lines: readonly QuotedLine[],
  variants: ReadonlyMap<string, OrderVariant>,
  stockLocationIds: readonly string[],
): boolean {
  const neededPieces = new Map<string, number>()
  return lines.every((line) => {
    if (line.variantId === '') return true
    const variant = variants.get(line.variantId)
    if (variant === undefined) return false
    if (!variant.manage_inventory || variant.allow_backorder) return true
    return variant.inventory_items.every(({ required_quantity, inventory }) => {
      const pieces = (neededPieces.get(inventory.id) ?? 0) + required_quantity * line.quantity
      neededPieces.set(inventory.id, pieces)
      return inventory.location_levels.some(
        (level) =>
          stockLocationIds.includes(level.location_id) &&
          level.stocked_quantity - level.reserved_quantity >= pieces,
      )
    })
  })
}
