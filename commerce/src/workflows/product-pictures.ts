import type { ProductSide } from '../contract/upload'

type Picture = { id?: string; url: string; rank?: number | null; metadata?: Record<string, unknown> | null }
type Pictured = { images?: Picture[] | null }

/** What Medusa is told about a product's pictures. */
export type PictureUpdate = {
  thumbnail: string
  images: { id?: string; url: string; metadata: { side?: ProductSide } }[]
}

/**
 * A product's pictures with a new one as front or back: the front is the first and the thumbnail, the back the second,
 * as the catalogue reads them; whatever else the product has follows. A back without a front becomes the only picture.
 */
export function withPicture({ images }: Pictured, side: ProductSide, url: string): PictureUpdate {
  const [first, second, ...others] = (images ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const given = { url, metadata: { side } }
  const front = side === 'front' ? given : kept(first, 'front')
  const back = side === 'back' ? given : kept(second, 'back')
  const rest = others.map((picture) => kept(picture)).filter((picture) => picture !== undefined)
  return {
    thumbnail: front?.url ?? url,
    images: [...(front === undefined ? [] : [front]), ...(back === undefined ? [] : [back]), ...rest],
  }
}

function kept(picture: Picture | undefined, side?: ProductSide) {
  if (picture === undefined) return undefined
  const { id, url } = picture
  return { ...(id === undefined ? {} : { id }), url, metadata: side === undefined ? {} : { side } }
}
