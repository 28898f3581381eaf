import { type APIRequestContext, expect } from '@playwright/test'
import { createProducts } from './admin-products'
import { callAdminApi } from './staff'

/** Puts so many more shirts up for sale; returns how to take them down again. */
export async function createManyShirts(
  request: APIRequestContext,
  count: number,
): Promise<() => Promise<void>> {
  const shown = async (): Promise<number> =>
    (await (await request.get('/api/products')).json()).products.length
  const before = await shown()
  const shirts = Array.from({ length: count }, (_, index) => ({
    // After those that are there.
    title: `Shirt ${String(index + 1).padStart(3, '0')}`,
    handle: `one-of-many-${index + 1}`,
  }))
  const created = await createProducts(request, shirts)
  await expect.poll(shown).toBe(before + count)
  return async () => {
    await callAdminApi(request, 'post', '/admin/products/batch', { delete: created.map(({ id }) => id) })
    await expect.poll(shown).toBe(before)
  }
}
