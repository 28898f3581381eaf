import { type APIRequestContext, expect } from '@playwright/test'
import { createProducts, buildPrices, withdrawProduct } from './admin-products'
import { callAdminApi } from './staff'

/** A shirt that only one test sells, so that its price and sizes can change under no other test's feet. */
export type ThrowawayShirt = {
  handle: string
  /** The name that the drawer and the payment page show. */
  name: string
  changePrice(francs: number): Promise<void>
  removeSize(size: string): Promise<void>
  withdraw(): Promise<void>
}

/**
 * Puts a shirt up for sale, uncounted, as the studio does in Medusa's admin; prices in francs by size, in sizes S and M
 * where it costs the same.
 */
export async function createThrowawayShirt(
  request: APIRequestContext,
  francs: number | Record<string, number> = 29.9,
  title?: string,
): Promise<ThrowawayShirt> {
  const pricesBySize = typeof francs === 'number' ? { S: francs, M: francs } : francs
  const sizes = Object.keys(pricesBySize)
  const handle = `throwaway-${Date.now().toString(36)}`
  const name = title ?? `Throwaway ${handle.slice(-6)}`
  const [product] = await createProducts(request, [{ title: name, handle, prices: pricesBySize }])
  const { id = '', variants = [] } = product ?? {}

  type CatalogueProduct = { handle: string; price: number; sizes: string[] }
  const waitUntilShown = (isSo: (shown: CatalogueProduct | undefined) => boolean) =>
    expect
      .poll(async () => {
        const { products } = await (await request.get('/api/products')).json()
        return isSo(products.find((shown: CatalogueProduct) => shown.handle === handle))
      })
      .toBe(true)

  await waitUntilShown((shown) => shown?.sizes.length === sizes.length)
  return {
    handle,
    name,
    async changePrice(amount) {
      await callAdminApi(request, 'post', `/admin/products/${id}/variants/batch`, {
        update: variants.map((variant) => ({ id: variant.id, prices: buildPrices(amount) })),
      })
      await waitUntilShown((shown) => shown?.price === amount)
    },
    async removeSize(size) {
      const variant = variants.find(({ title }) => title === size)
      await callAdminApi(request, 'delete', `/admin/products/${id}/variants/${variant?.id}`)
      await waitUntilShown((shown) => shown?.sizes.includes(size) === false)
    },
    async withdraw() {
      await withdrawProduct(request, id)
      await waitUntilShown((shown) => shown === undefined)
    },
  }
}
