import { type APIRequestContext, expect } from '@playwright/test'
import { staffToken } from './studio'

/** A shirt that only one test sells, so that its price and sizes can change under no other test's feet. */
export type ThrowawayShirt = {
  handle: string
  /** As the drawer and the payment page show it. */
  name: string
  changePrice(francs: number): Promise<void>
  removeSize(size: string): Promise<void>
  withdraw(): Promise<void>
}

/**
 * Puts a shirt up for sale, uncounted, as the studio does in Medusa's admin; prices in francs by size, in sizes S and M
 * where it costs the same.
 */
export async function throwawayShirt(
  request: APIRequestContext,
  francs: number | Record<string, number> = 29.9,
): Promise<ThrowawayShirt> {
  const ofSizes = typeof francs === 'number' ? { S: francs, M: francs } : francs
  const sizes = Object.keys(ofSizes)
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const prices = (amount: number) => [{ currency_code: 'chf', amount }]
  const handle = `throwaway-${Date.now().toString(36)}`
  const name = `Throwaway ${handle.slice(-6)}`
  const { sales_channels: channels } = await ask('GET', '/admin/sales-channels')
  const { shipping_profiles: profiles } = await ask('GET', '/admin/shipping-profiles')
  const { product } = await ask('POST', '/admin/products', {
    title: name,
    handle,
    status: 'published',
    images: [{ url: '/media/products/donuts-front.webp' }],
    sales_channels: [{ id: channels[0].id }],
    shipping_profile_id: profiles[0].id,
    options: [{ title: 'Size', values: sizes }],
    variants: Object.entries(ofSizes).map(([size, amount]) => ({
      title: size,
      options: { Size: size },
      manage_inventory: false,
      prices: prices(amount),
    })),
  })
  const variants: { id: string; title: string }[] = product.variants

  type Shown = { handle: string; price: number; sizes: string[] }
  const becomes = (isSo: (shown: Shown | undefined) => boolean) =>
    expect
      .poll(async () => {
        const { products } = await (await request.get('/api/products')).json()
        return isSo(products.find((shown: Shown) => shown.handle === handle))
      })
      .toBe(true)

  await becomes((shown) => shown?.sizes.length === sizes.length)
  return {
    handle,
    name,
    async changePrice(amount) {
      await ask('POST', `/admin/products/${product.id}/variants/batch`, {
        update: variants.map(({ id }) => ({ id, prices: prices(amount) })),
      })
      await becomes((shown) => shown?.price === amount)
    },
    async removeSize(size) {
      const variant = variants.find(({ title }) => title === size)
      await ask('DELETE', `/admin/products/${product.id}/variants/${variant?.id}`)
      await becomes((shown) => shown?.sizes.includes(size) === false)
    },
    async withdraw() {
      await ask('POST', `/admin/products/${product.id}`, { status: 'draft' })
      await becomes((shown) => shown === undefined)
    },
  }
}
