import { updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ProductSide } from '../contract/admin/upload'
import { readImageSize } from '../lib/images/process-image'
import { withProductImage } from '../lib/pictures/product-pictures'

export type ImagePlacement = { productId: string; side: ProductSide }

/** Stores pictures, all checked first, and perhaps shows one on a product: all or nothing. Throws PictureError. */
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

/** The old file stays: orders and mails show it. */
async function showImageOnProduct(
  { productId, side }: ImagePlacement,
  url: string,
  container: MedusaContainer,
) {
  const product = await container
    .resolve(Modules.PRODUCT)
    .retrieveProduct(productId, { select: ['id', 'thumbnail'], relations: ['images'] })
  await updateProductsWorkflow(container).run({
    input: { selector: { id: productId }, update: withProductImage(product, side, url) },
  })
}
