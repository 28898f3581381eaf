import type { ProductSide } from '../../contract/admin/upload'

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

/** Puts a picture first (front, the thumbnail) or second (back) of a product's. A back without a front stands alone. */
export function withProductImage(
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
