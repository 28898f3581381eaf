import * as z from 'zod/mini'
import { fetchAsStaff } from './board-api'

const PAGE_SIZE = 100

type ProductQuery = {
  /** Such as 'status[]=published'; all products without one. */
  filters?: readonly string[]
  fields: readonly string[]
}

/**
 * Fetches Medusa's products in pages, sorted by id: products of equal names could be sorted differently on each page.
 * Rejects as fetchAsStaff does.
 */
export async function fetchProducts<Product extends z.ZodMiniType>(
  productSchema: Product,
  { filters = [], fields }: ProductQuery,
): Promise<z.output<Product>[]> {
  const pageSchema = z.object({ products: z.array(productSchema) })
  const products: z.output<Product>[] = []
  let page: typeof products
  do {
    const query = [
      ...filters,
      `order=id&limit=${PAGE_SIZE}&offset=${products.length}`,
      `fields=${fields.join(',')}`,
    ].join('&')
    page = pageSchema.parse(await fetchAsStaff(`/admin/products?${query}`)).products
    products.push(...page)
  } while (page.length === PAGE_SIZE)
  return products
}
