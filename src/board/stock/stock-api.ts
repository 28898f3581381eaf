import * as z from 'zod/mini'
import { BLANK_HANDLES, getBlankHandle, type ShirtColour, SHIRT_COLOURS } from '@contract/custom-print/blanks'
import { fetchAsStaff } from '../board-api'
import { fetchProducts } from '../fetch-products'

/** `reserved` of the stocked pieces are sold and not shipped yet. */
export type SizeStock = {
  itemId: string
  locationId: string
  size: string
  stocked: number
  reserved: number
  /** For blank shirts more may be sold than are there, as they can be on order. */
  isBlank: boolean
}

/** Returns the smallest stock that can be saved, in pieces. */
export const getMinimumStock = ({ isBlank, reserved }: SizeStock): number => (isBlank ? 0 : reserved)

/** A published product, or a blank shirt, with the sizes whose stock Medusa manages, in Medusa's order. */
export type ProductStock = {
  id: string
  name: string
  image: string
  sizes: SizeStock[]
  /** For a blank shirt: its colour, and whether it can be sold without stock. */
  blank?: { shirt: ShirtColour; isOnOrder: boolean; variantIds: string[] }
}

const levelSchema = z.object({
  location_id: z.string(),
  stocked_quantity: z.number(),
  reserved_quantity: z.number(),
})
const inventorySchema = z.object({ id: z.string(), location_levels: z.array(levelSchema) })
const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.nullable(z.string()),
  images: z.array(z.object({ url: z.string(), rank: z.number() })),
  variants: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      variant_rank: z.nullable(z.number()),
      manage_inventory: z.boolean(),
      allow_backorder: z.boolean(),
      inventory_items: z.array(z.object({ inventory: inventorySchema })),
    }),
  ),
})
type AdminProduct = z.infer<typeof productSchema>
const itemSchema = z.object({ inventory_item: inventorySchema })

const FIELDS = [
  'title',
  'handle',
  'images.url',
  'images.rank',
  'variants.title',
  'variants.variant_rank',
  'variants.manage_inventory',
  'variants.allow_backorder',
  'variants.inventory_items.inventory.id',
  'variants.inventory_items.inventory.location_levels.*',
]

/** Loads the stock of all published products by name, then of the blank shirts. Rejects as fetchAsStaff does. */
export async function fetchStock(): Promise<ProductStock[]> {
  const [products, blanks] = await Promise.all([
    fetchProducts(productSchema, { filters: ['status[]=published'], fields: FIELDS }),
    loadBlanks(),
  ])
  return [
    ...products
      .map((product) => toProductStock(product, false))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    ...blanks,
  ]
}

/** Loads the blank shirts in the order of their colours. */
async function loadBlanks(): Promise<ProductStock[]> {
  const filters = BLANK_HANDLES.map((handle) => `handle[]=${handle}`)
  const products = await fetchProducts(productSchema, { filters, fields: FIELDS })
  return SHIRT_COLOURS.flatMap((shirt) => {
    const product = products.find(({ handle }) => handle === getBlankHandle(shirt))
    if (product === undefined) return []
    const { variants } = product
    const blank = {
      shirt,
      isOnOrder: variants.some((variant) => variant.allow_backorder),
      variantIds: variants.map(({ id }) => id),
    }
    return [{ ...toProductStock(product, true), blank }]
  })
}

/** Sets whether a blank shirt can be sold without stock. */
export async function saveOnOrder(
  { id, blank }: Pick<ProductStock, 'id' | 'blank'>,
  isOnOrder: boolean,
): Promise<void> {
  const update = blank?.variantIds.map((variant) => ({ id: variant, allow_backorder: isOnOrder })) ?? []
  const path = `/admin/products/${encodeURIComponent(id)}/variants/batch`
  await fetchAsStaff(path, { method: 'POST', body: JSON.stringify({ update }) })
}

function toProductStock({ id, title, images, variants }: AdminProduct, isBlank: boolean): ProductStock {
  return {
    id,
    name: title,
    image: images.toSorted((a, b) => a.rank - b.rank)[0]?.url ?? '',
    sizes: variants
      .toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
      .filter((variant) => variant.manage_inventory)
      .flatMap((variant) =>
        variant.inventory_items.flatMap(({ inventory }) => listSizes(variant.title, inventory, isBlank)),
      ),
  }
}

/** `changed`: the stock has changed meanwhile. Nothing is written, and `size` is the current stock. */
export type StockSaveResult = { status: 'saved' | 'changed'; size: SizeStock }

/**
 * Sets the stock of a size. Medusa takes an absolute number,
 * so the known one is compared with the current one first.
 */
export async function saveStock(shownStock: SizeStock, pieces: number): Promise<StockSaveResult> {
  const item = `/admin/inventory-items/${encodeURIComponent(shownStock.itemId)}`
  const currentStock = findSizeStock(await fetchAsStaff(item), shownStock)
  if (currentStock.stocked !== shownStock.stocked || getMinimumStock(currentStock) > pieces)
    return { status: 'changed', size: currentStock }
  const body = JSON.stringify({ stocked_quantity: pieces })
  const level = `${item}/location-levels/${encodeURIComponent(shownStock.locationId)}`
  return {
    status: 'saved',
    size: findSizeStock(await fetchAsStaff(level, { method: 'POST', body }), shownStock),
  }
}

function findSizeStock(answer: unknown, { size, locationId, isBlank }: SizeStock): SizeStock {
  const sizes = listSizes(size, itemSchema.parse(answer).inventory_item, isBlank)
  const sizeStock = sizes.find((candidate) => candidate.locationId === locationId)
  if (sizeStock === undefined) throw new Error(`Size ${size} has no inventory level any more`)
  return sizeStock
}

function listSizes(
  size: string,
  { id, location_levels: levels }: z.infer<typeof inventorySchema>,
  isBlank: boolean,
): SizeStock[] {
  return levels.map((level) => ({
    itemId: id,
    locationId: level.location_id,
    size,
    // With sales on order, Medusa's stock can be negative.
    stocked: Math.max(0, level.stocked_quantity),
    reserved: level.reserved_quantity,
    isBlank,
  }))
}
