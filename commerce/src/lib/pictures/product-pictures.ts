import type { ProductSide } from '../../contract/admin/upload'

type Picture = { id?: string; url: string; rank?: number | null; metadata?: Record<string, unknown> | null }
type Pictured = { images?: Picture[] | null }

export type PictureUpdate = {
  thumbnail: string
  images: { id?: string; url: string; metadata: { side?: ProductSide } }[]
}

/** Puts a picture first (front, the thumbnail) or second (back) of a product's. A back without a front stands alone. */
export function withPicture({ images }: Pictured, side: ProductSide, url: string): PictureUpdate {
  const [first, second, ...others] = (images ?? []).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const given = { url, metadata: { side } }
  const front = side === 'front' ? given : kept(first, 'front')
  const back = side === 'back' ? given : kept(second, 'back')
  const rest = others.map((picture) => kept(picture))
  return {
    thumbnail: front?.url ?? url,
    images: [front, back, ...rest].filter((picture) => picture !== undefined),
  }
}

function kept(picture: Picture | undefined, side?: ProductSide) {
  if (picture === undefined) return undefined
  const { id, url } = picture
  return { ...(id === undefined ? {} : { id }), url, metadata: side === undefined ? {} : { side } }
}
