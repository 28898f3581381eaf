import * as z from 'zod/mini'
import { BLANK_HANDLES } from '@contract/custom-print/blanks'
import { fetchAsStaff } from '../board-api'

/** A product that can get a picture, published or not. */
export type UploadProduct = { id: string; name: string; isDraft: boolean; hasPicture: boolean }

const productsSchema = z.object({
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      handle: z.nullish(z.string()),
      status: z.string(),
      images: z.nullable(z.array(z.object({ url: z.string() }))),
    }),
  ),
})

const PAGE_SIZE = 100

/** Loads all products of Medusa, those without a picture first. Rejects as fetchAsStaff does. */
export async function fetchUploadProducts(): Promise<UploadProduct[]> {
  const products = await loadFrom(0)
  return products.toSorted(
    (a, b) => Number(a.hasPicture) - Number(b.hasPicture) || a.name.localeCompare(b.name),
  )
}

/** Loads in pages sorted by id: products of equal names could be sorted differently on each page. */
async function loadFrom(offset: number): Promise<UploadProduct[]> {
  const page = `order=id&limit=${PAGE_SIZE}&offset=${offset}`
  const answer = await fetchAsStaff(`/admin/products?${page}&fields=title,handle,status,images.url`)
  const listed = productsSchema.parse(answer).products
  // Blank shirts are shown nowhere, so they need no pictures.
  const shown = listed.filter(({ handle }) => !BLANK_HANDLES.includes(handle ?? ''))
  const products = shown.map(({ id, title, status, images }) => ({
    id,
    name: title,
    isDraft: status !== 'published',
    hasPicture: (images ?? []).length > 0,
  }))
  return listed.length < PAGE_SIZE ? products : [...products, ...(await loadFrom(offset + PAGE_SIZE))]
}
