import { type APIRequestContext, expect } from '@playwright/test'
import { callAdminApi } from './staff'

type NewProduct = {
  handle: string
  title: string
  description?: string
  metadata?: Record<string, string>
  /** The prices in francs, by size. */
  prices?: Record<string, number>
  /** Then it has no stock yet. */
  isCounted?: boolean
}

type CreatedProduct = { id: string; variants: { id: string; title: string }[] }

/** Puts products up for sale, as staff do in the Medusa admin. */
export async function createProducts(
  request: APIRequestContext,
  products: readonly NewProduct[],
): Promise<CreatedProduct[]> {
  const [{ id: channel }] = (await callAdminApi(request, 'get', '/admin/sales-channels')).sales_channels
  const [{ id: profile }] = (await callAdminApi(request, 'get', '/admin/shipping-profiles')).shipping_profiles
  const create = products.map(({ prices = { M: 29.9 }, isCounted = false, ...product }) => ({
    ...product,
    status: 'published',
    images: [{ url: '/media/products/donuts-front.webp' }],
    sales_channels: [{ id: channel }],
    shipping_profile_id: profile,
    options: [{ title: 'Size', values: Object.keys(prices) }],
    variants: Object.entries(prices).map(([size, amount]) => ({
      title: size,
      options: { Size: size },
      manage_inventory: isCounted,
      prices: buildPrices(amount),
    })),
  }))
  return (await callAdminApi(request, 'post', '/admin/products/batch', { create })).created
}

/** A price as Medusa's admin sends it. */
export const buildPrices = (amount: number) => [{ currency_code: 'chf', amount }]

/** Puts a shirt in size M on sale, with no stock yet; returns its id. */
export async function createShirt(request: APIRequestContext, shirt: NewProduct): Promise<string> {
  const [product] = await createProducts(request, [{ ...shirt, isCounted: true }])
  expect(product).toBeDefined()
  const { id = '' } = product ?? {}
  // A size without a place to lie is not offered.
  await setStock(request, id, 'M', 0)
  return id
}

/** Changes what a product says; an empty text in its metadata takes that away. */
export async function changeProduct(request: APIRequestContext, id: string, changes: object): Promise<void> {
  await callAdminApi(request, 'post', `/admin/products/${id}`, changes)
}

/** Lays so many pieces of a size on the shelf. */
export async function setStock(request: APIRequestContext, id: string, size: string, pieces: number) {
  const [{ id: location }] = (await callAdminApi(request, 'get', '/admin/stock-locations')).stock_locations
  const { product } = await callAdminApi(
    request,
    'get',
    `/admin/products/${id}?fields=variants.title,variants.inventory_items.inventory_item_id`,
  )
  const variant = product.variants.find(({ title }: { title: string }) => title === size)
  const item = variant.inventory_items[0].inventory_item_id
  const level = { location_id: location, stocked_quantity: pieces }
  const path = `/admin/inventory-items/${item}/location-levels`
  const { inventory_levels: levels } = await callAdminApi(request, 'get', path)
  if (levels.length === 0) await callAdminApi(request, 'post', path, level)
  else await callAdminApi(request, 'post', `${path}/${location}`, { stocked_quantity: pieces })
}

/** Takes a product off sale again, and keeps it as a draft. */
export async function withdrawProduct(request: APIRequestContext, id: string): Promise<void> {
  await changeProduct(request, id, { status: 'draft' })
}

/** Deletes a product for good. */
export async function removeProduct(request: APIRequestContext, id: string): Promise<void> {
  await callAdminApi(request, 'delete', `/admin/products/${id}`)
}
