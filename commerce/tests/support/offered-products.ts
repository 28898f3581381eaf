import { expect } from 'vitest'
import { attentionSchema, type AttentionItem } from '../../src/contract/board/attention'
import type { Product } from '../../src/contract/catalogue/catalogue'
import { type Admin, createProduct, buildProductDraft } from './admin-products'
import { fetchShopCatalogue, get } from './shop-client'

/** A new product that is in the catalogue; `stock` is that of its size S. */
export async function createOfferedProduct(
  admin: Admin,
  title: string,
  { stock = 'here' }: { stock?: 'here' | 'nowhere' } = {},
): Promise<Product> {
  const sizes = [
    { title: 'S', price: 29.9, stock },
    { title: 'M', price: 29.9, stock: 'here' as const },
  ]
  const { id } = await createProduct(admin, buildProductDraft({ title, sizes }))
  // Each size comes with the stock that it is given, one after the other.
  const wanted = sizes.filter(({ stock: where }) => where === 'here').map(({ title: size }) => size)
  await expect.poll(async () => (await findOfferedProduct(admin, id))?.sizes).toEqual(wanted)
  const product = await findOfferedProduct(admin, id)
  if (product === undefined) throw new Error(`${title} is no longer offered`)
  return product
}

/** A product as the catalogue has it. */
export async function findOfferedProduct({ shop }: Admin, productId: string): Promise<Product | undefined> {
  return (await fetchShopCatalogue(shop)).products.find(({ id }) => id === productId)
}

/** Fetches the item about a product or a session from the list of what needs attention. */
export async function findAttentionItem(
  { shop, staff }: Admin,
  kind: AttentionItem['kind'],
  about: string,
): Promise<AttentionItem | undefined> {
  const { body } = await get(`${shop.origin}/admin/attention`, staff)
  return attentionSchema
    .parse(body)
    .findings.find(
      (one) =>
        one.kind === kind &&
        ('productId' in one ? one.productId === about : 'sessionId' in one && one.sessionId === about),
    )
}
