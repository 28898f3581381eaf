import { updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ProductSide } from '../contract/admin/upload'
import { readImageSize } from '../lib/images/process-image'

export type ImagePlacement = { productId: string; side: ProductSide }

/**
 * Stores pictures and may show one on a product, all or nothing. All pictures are checked first.
 * Rejects with StaffRefusal.
 */
export async function storeImages(
  pictures: readonly Buffer[],
  place: ImagePlacement | undefined,
  container: MedusaContainer,
) {
  const sizes = []
  for (const bytes of pictures) sizes.push(await readImageSize(bytes))
  const files = container.resolve(Modules.FILE)
  const stored: { id: string; url: string }[] = []
  try {
    for (const bytes of pictures) {
      const content = bytes.toString('base64')
      const file = { filename: 'picture.webp', mimeType: 'image/webp', content, access: 'public' as const }
      stored.push(await files.createFiles(file))
    }
    if (place !== undefined) await showImageOnProduct(place, stored[0]?.url ?? '', container)
  } catch (error) {
    await files.deleteFiles(stored.map(({ id }) => id))
    throw error
  }
  return sizes.map((size, index) => ({
    id: stored[index]?.id ?? '',
    url: stored[index]?.url ?? '',
    ...size,
  }))
}

/** The old file stays, as orders and mails show it. */
async function showImageOnProduct(
  { productId, side }: ImagePlacement,
  url: string,
  container: MedusaContainer,
) {
  const product = await container
    .resolve(Modules.PRODUCT)
    .retrieveProduct(productId, { select: ['id', 'thumbnail'], relations: ['images'] })
  await updateProductsWorkflow(container).run({
    input: { selector: { id: productId }, update: replaceProductImage(product, side, url) },
  })
}

type StoredProductImage = {
  id?: string
  url: string
  rank?: number | null
  metadata?: Record<string, unknown> | null
}

type ProductWithImages = { images?: StoredProductImage[] | null }

export type ProductImageUpdate = {
  thumbnail: string
  images: { id?: string; url: string; metadata: { side?: ProductSide } }[]
}

/**
 * Returns a product's pictures with this one first (front, the thumbnail) or second (back).
 * Without a front, a back is the only one.
 */
export function replaceProductImage(
  { images }: ProductWithImages,
  side: ProductSide,
  url: string,
): ProductImageUpdate {
  const [first, second, ...others] = (images ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const given = { url, metadata: { side } }
  const front = side === 'front' ? given : toImageUpdate(first, 'front')
  const back = side === 'back' ? given : toImageUpdate(second, 'back')
  const rest = others.map((picture) => toImageUpdate(picture))
  return {
    thumbnail: front?.url ?? url,
    images: [front, back, ...rest].filter((picture) => picture !== undefined),
  }
}

function toImageUpdate(picture: StoredProductImage | undefined, side?: ProductSide) {
  if (picture === undefined) return undefined
  const { id, url } = picture
  return { ...(id === undefined ? {} : { id }), url, metadata: side === undefined ? {} : { side } }
}
