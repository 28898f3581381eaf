import { type APIRequestContext, expect } from '@playwright/test'
import { staffToken } from './studio'

/** Puts so many more shirts up for sale, as an import in Medusa's admin does; returns how to take them down again. */
export async function manyShirts(request: APIRequestContext, count: number): Promise<() => Promise<void>> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const ask = async (method: 'GET' | 'POST', path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
    return answer.json()
  }
  const shown = async (): Promise<number> =>
    (await (await request.get('/api/products')).json()).products.length
  const before = await shown()
  const { sales_channels: channels } = await ask('GET', '/admin/sales-channels')
  const { shipping_profiles: profiles } = await ask('GET', '/admin/shipping-profiles')
  const shirts = Array.from({ length: count }, (_, index) => ({
    // After those that are there.
    title: `Shirt ${String(index + 1).padStart(3, '0')}`,
    handle: `one-of-many-${index + 1}`,
    status: 'published',
    images: [{ url: '/media/products/donuts-front.webp' }],
    sales_channels: [{ id: channels[0].id }],
    shipping_profile_id: profiles[0].id,
    options: [{ title: 'Size', values: ['M'] }],
    variants: [
      {
        title: 'M',
        options: { Size: 'M' },
        manage_inventory: false,
        prices: [{ currency_code: 'chf', amount: 29.9 }],
      },
    ],
  }))
  const { created } = await ask('POST', '/admin/products/batch', { create: shirts })
  await expect.poll(shown).toBe(before + count)
  return async () => {
    await ask('POST', '/admin/products/batch', { delete: created.map(({ id }: { id: string }) => id) })
    await expect.poll(shown).toBe(before)
  }
}
