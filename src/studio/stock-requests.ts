import * as z from 'zod/mini'
import { studioRequest } from './studio-requests'

/** `reserved` of the stocked pieces are sold and wait to leave. */
export type StockedSize = {
  itemId: string
  locationId: string
  size: string
  stocked: number
  reserved: number
}

/** A published product with the sizes that Medusa counts, in Medusa's order. */
export type StockedProduct = { id: string; name: string; image: string; sizes: StockedSize[] }

const levelSchema = z.object({
  location_id: z.string(),
  stocked_quantity: z.number(),
  reserved_quantity: z.number(),
})
const inventorySchema = z.object({ id: z.string(), location_levels: z.array(levelSchema) })
const productsSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      images: z.array(z.object({ url: z.string(), rank: z.number() })),
      variants: z.array(
        z.object({
          title: z.string(),
          variant_rank: z.nullable(z.number()),
          manage_inventory: z.boolean(),
          inventory_items: z.array(z.object({ inventory: inventorySchema })),
        }),
      ),
    }),
  ),
})
type ListedProduct = z.infer<typeof productsSchema>['products'][number]
const itemSchema = z.object({ inventory_item: inventorySchema })

const FIELDS = [
  'title',
  'images.url',
  'images.rank',
  'variants.title',
  'variants.variant_rank',
  'variants.manage_inventory',
  'variants.inventory_items.inventory.id',
  'variants.inventory_items.inventory.location_levels.*',
].join(',')

const PAGE_SIZE = 100

/** Loads the stock of every published product, by name. Throws as studioRequest does. */
export async function loadStock(): Promise<StockedProduct[]> {
  const products = await loadStockedProducts()
  return products.map(stockOf).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Pages by id: names may be equal, and would then be sorted in another way for each page. */
async function loadStockedProducts(known: readonly ListedProduct[] = []): Promise<readonly ListedProduct[]> {
  const page = `order=id&limit=${PAGE_SIZE}&offset=${known.length}`
  const answer = await studioRequest(`/admin/products?status[]=published&${page}&fields=${FIELDS}`)
  const { products } = productsSchema.parse(answer)
  const all = [...known, ...products]
  return products.length < PAGE_SIZE ? all : loadStockedProducts(all)
}

function stockOf({ id, title, images, variants }: ListedProduct): StockedProduct {
  return {
    id,
    name: title,
    image: images.toSorted((a, b) => a.rank - b.rank)[0]?.url ?? '',
    sizes: variants
      .toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
      .filter((variant) => variant.manage_inventory)
      .flatMap((variant) =>
        variant.inventory_items.flatMap(({ inventory }) => sizesAt(variant.title, inventory)),
      ),
  }
}

/** `changed`: the stock was changed meanwhile; nothing is written, and `size` is what is there now. */
export type SavedStock = { status: 'saved' | 'changed'; size: StockedSize }

/** Sets the stock of a size. Medusa takes the whole number, so pieces that left meanwhile are compared first. */
export async function saveStock(known: StockedSize, pieces: number): Promise<SavedStock> {
  const item = `/admin/inventory-items/${encodeURIComponent(known.itemId)}`
  const found = sizeIn(await studioRequest(item), known)
  if (found.stocked !== known.stocked || found.reserved > pieces) return { status: 'changed', size: found }
  const body = JSON.stringify({ stocked_quantity: pieces })
  const level = `${item}/location-levels/${encodeURIComponent(known.locationId)}`
  return { status: 'saved', size: sizeIn(await studioRequest(level, { method: 'POST', body }), known) }
}

function sizeIn(answer: unknown, { size, locationId }: StockedSize): StockedSize {
  const sizes = sizesAt(size, itemSchema.parse(answer).inventory_item)
  const found = sizes.find((candidate) => candidate.locationId === locationId)
  if (found === undefined) throw new Error(`Size ${size} has no inventory level any more`)
  return found
}

function sizesAt(size: string, { id, location_levels: levels }: z.infer<typeof inventorySchema>) {
  return levels.map((level) => ({
    itemId: id,
    locationId: level.location_id,
    size,
    stocked: level.stocked_quantity,
    reserved: level.reserved_quantity,
  }))
}
