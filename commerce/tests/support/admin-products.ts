import * as z from 'zod'
import { type ProductOffer, productOfferSchema } from '../../src/contract/admin/offer'
import { get, send } from './shop-client'
import type { Shop } from './shop'
import { query } from './database'
import { parseExactly } from './parse-exactly'

/** A size's stock is at the shop's location, at one that is not linked to its sales channel, or at none. */
export const STOCKS = ['here', 'elsewhere', 'nowhere', 'no_item', 'unmanaged', 'backorder'] as const

export type SizeDraft = { title: string; price: number | null; stock: (typeof STOCKS)[number] }

/** The fields that staff may leave out or get wrong in Medusa's form of a product. */
export type ProductDraft = {
  title: string
  status: 'published' | 'draft'
  profile: 'shop' | 'other' | 'none'
  isInChannel: boolean
  hasPicture: boolean
  optionCount: 1 | 2 | 3
  sizes: SizeDraft[]
}

/** A draft that the shop can sell. */
export function buildProductDraft(other: Partial<ProductDraft> = {}): ProductDraft {
  return {
    title: 'Sound shirt',
    status: 'published',
    profile: 'shop',
    isInChannel: true,
    hasPicture: true,
    optionCount: 1,
    sizes: [
      { title: 'S', price: 29.9, stock: 'here' },
      { title: 'M', price: 29.9, stock: 'here' },
    ],
    ...other,
  }
}

/** The pieces of a size at a location that stocks it. */
const PIECES = 50

/** The ids of what the seed and `prepareAdmin` have made. */
type Places = Record<'profile' | 'otherProfile' | 'channel' | 'location' | 'otherLocation', string>
/** A signed-in member of staff. */
export type Admin = { shop: Shop; staff: Record<string, string>; places: Places }
export type CreatedProduct = { id: string; draft: ProductDraft; variantIds: string[] }

/** Makes a second shipping profile and a stock location that the shop does not sell from. */
export async function prepareAdmin(shop: Shop, staff: Record<string, string>): Promise<Admin> {
  const [found] = await query<Omit<Places, 'otherProfile' | 'otherLocation'>>(
    shop.databaseUrl,
    `select (select shipping_profile_id from shipping_option where deleted_at is null limit 1) as profile,
       (select default_sales_channel_id from store) as channel, (select id from stock_location) as location`,
  )
  if (found === undefined) throw new Error('The shop is not seeded')
  const seeded: Admin = { shop, staff, places: { ...found, otherProfile: '', otherLocation: '' } }
  const profile = await post(seeded, '/admin/shipping-profiles', { name: 'Bulky goods', type: 'bulky' })
  const location = await post(seeded, '/admin/stock-locations', { name: 'The attic' })
  const otherProfile = z.object({ shipping_profile: idSchema }).parse(profile).shipping_profile.id
  const otherLocation = z.object({ stock_location: idSchema }).parse(location).stock_location.id
  return { ...seeded, places: { ...found, otherProfile, otherLocation } }
}

const idSchema = z.object({ id: z.string() })
const productSchema = z.object({
  product: z.object({
    id: z.string(),
    variants: z.array(
      z.object({
        id: z.string(),
        variant_rank: z.number(),
        inventory_items: z.array(z.object({ inventory_item_id: z.string() })).nullish(),
      }),
    ),
  }),
})

let handles = 0

/** Makes a product as the admin does, over HTTP. */
export async function createProduct(admin: Admin, draft: ProductDraft): Promise<CreatedProduct> {
  const { places } = admin
  const body = await post(admin, '/admin/products?fields=id,*variants,*variants.inventory_items', {
    title: draft.title,
    handle: `draft-${handles++}`,
    status: draft.status,
    ...(draft.hasPicture ? { images: [{ url: '/media/products/donuts-front.webp' }] } : {}),
    ...(draft.profile === 'none'
      ? {}
      : { shipping_profile_id: draft.profile === 'shop' ? places.profile : places.otherProfile }),
    ...(draft.isInChannel ? { sales_channels: [{ id: places.channel }] } : {}),
    ...toOptionsBody(draft),
  })
  const { product } = productSchema.parse(body)
  const variants = product.variants.toSorted((a, b) => a.variant_rank - b.variant_rank)
  for (const [rank, { id, inventory_items: items }] of variants.entries()) {
    const stock = draft.sizes[rank]?.stock
    for (const { inventory_item_id: itemId } of items ?? [])
      await createTestStock(admin, { productId: product.id, variantId: id, itemId, stock })
  }
  return { id: product.id, draft, variantIds: variants.map(({ id }) => id) }
}

/** The first option tells the sizes apart; others have one value. */
function toOptionsBody({ optionCount, sizes }: ProductDraft): object {
  if (sizes.length === 0) return { options: [{ title: 'Size', values: ['S'] }] }
  const others = ['Colour', 'Fit'].slice(0, optionCount - 1)
  return {
    options: [
      { title: 'Size', values: sizes.map((_, rank) => `${rank}`) },
      ...others.map((title) => ({ title, values: ['One'] })),
    ],
    variants: sizes.map(({ title, price, stock }, rank) => ({
      title,
      variant_rank: rank,
      manage_inventory: stock !== 'unmanaged',
      allow_backorder: stock === 'backorder',
      options: { Size: `${rank}`, ...Object.fromEntries(others.map((other) => [other, 'One'])) },
      prices: price === null ? [] : [{ currency_code: 'chf', amount: price }],
    })),
  }
}

type Stocking = {
  productId: string
  variantId: string
  itemId: string
  stock: SizeDraft['stock'] | undefined
}

async function createTestStock(
  admin: Admin,
  { productId, variantId, itemId, stock }: Stocking,
): Promise<void> {
  const { places } = admin
  if (stock === 'no_item') {
    const path = `/admin/products/${productId}/variants/${variantId}/inventory-items/${itemId}`
    await remove(admin, path)
  } else if (stock === 'here' || stock === 'backorder') {
    await addLevel(admin, itemId, places.location, stock === 'here' ? PIECES : 0)
  } else if (stock === 'elsewhere') await addLevel(admin, itemId, places.otherLocation, PIECES)
}

export async function addLevel(admin: Admin, itemId: string, locationId: string, pieces: number) {
  await post(admin, `/admin/inventory-items/${itemId}/location-levels`, {
    location_id: locationId,
    stocked_quantity: pieces,
  })
}

/** Changes a product as the admin does. */
export async function changeProduct(admin: Admin, productId: string, changes: object): Promise<void> {
  await post(admin, `/admin/products/${productId}`, changes)
}

/** Fetches what staff see on the product's own page. */
export async function fetchProductOffer({ shop, staff }: Admin, productId: string): Promise<ProductOffer> {
  return parseExactly(
    productOfferSchema,
    (await get(`${shop.origin}/admin/products/${productId}/offer`, staff)).body,
  )
}

async function post({ shop, staff }: Admin, path: string, body: object): Promise<unknown> {
  const answer = await send(shop.origin + path, body, staff)
  if (answer.status >= 300)
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function remove({ shop, staff }: Admin, path: string): Promise<void> {
  const { status } = await fetch(shop.origin + path, { method: 'DELETE', headers: staff })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}
