import * as z from 'zod/mini'
import { BLANK_HANDLES } from '@contract/custom-print/blanks'
import { fetchProducts } from '../fetch-products'

/** A product that can get a picture, published or not. */
export type UploadProduct = { id: string; name: string; isDraft: boolean; hasPicture: boolean }

const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.nullish(z.string()),
  status: z.string(),
  images: z.nullable(z.array(z.object({ url: z.string() }))),
})

const FIELDS = ['title', 'handle', 'status', 'images.url']

/** Loads all products of Medusa, those without a picture first. Rejects as fetchAsStaff does. */
export async function fetchUploadProducts(): Promise<UploadProduct[]> {
  const products = await fetchProducts(productSchema, { fields: FIELDS })
  return (
    products
      // Blank shirts are shown nowhere, so they need no pictures.
      .filter(({ handle }) => !BLANK_HANDLES.includes(handle ?? ''))
      .map(({ id, title, status, images }) => ({
        id,
        name: title,
        isDraft: status !== 'published',
        hasPicture: (images ?? []).length > 0,
      }))
      .toSorted((a, b) => Number(a.hasPicture) - Number(b.hasPicture) || a.name.localeCompare(b.name))
  )
}
