import { updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import type { ProductSide } from '../contract/upload'
import { withPicture } from '../lib/pictures/product-pictures'

type GivenPicture = { content: string }
type Upload = {
  pictures: GivenPicture[]
  place?: { productId: string; side: ProductSide }
}
type StoredPicture = { id: string; url: string }

const storePictures = createStep(
  'store-pictures',
  async ({ pictures }: { pictures: GivenPicture[] }, { container }) => {
    const files = container.resolve(Modules.FILE)
    const stored: StoredPicture[] = []
    try {
      for (const { content } of pictures) {
        const file = { filename: 'picture.webp', mimeType: 'image/webp', content, access: 'public' as const }
        const { id, url } = await files.createFiles(file)
        stored.push({ id, url })
      }
    } catch (error) {
      await files.deleteFiles(stored.map(({ id }) => id))
      throw error
    }
    return new StepResponse(
      stored,
      stored.map(({ id }) => id),
    )
  },
  async (ids: string[] | undefined, { container }) => {
    if (ids !== undefined) await container.resolve(Modules.FILE).deleteFiles(ids)
  },
)

type Choice = { productId: string; side: ProductSide; url: string }

/** The old file stays: orders and mails show it. */
const choosePictures = createStep(
  'choose-product-pictures',
  async ({ productId, side, url }: Choice, { container }) => {
    const product = await container
      .resolve(Modules.PRODUCT)
      .retrieveProduct(productId, { select: ['id', 'thumbnail'], relations: ['images'] })
    return new StepResponse(withPicture(product, side, url))
  },
)

/** Stores pictures and perhaps shows one on a product: all or nothing. */
export const uploadPicturesWorkflow = createWorkflow('upload-pictures', (upload: Upload) => {
  const stored = storePictures(upload)
  when({ upload }, ({ upload }) => upload.place !== undefined).then(() => {
    const choice = transform({ upload, stored }, ({ upload, stored }) => ({
      productId: upload.place?.productId ?? '',
      side: upload.place?.side ?? ('front' as const),
      url: stored[0]?.url ?? '',
    }))
    const pictures = choosePictures(choice)
    return updateProductsWorkflow.runAsStep({
      input: transform({ choice, pictures }, ({ choice, pictures }) => ({
        selector: { id: choice.productId },
        update: pictures,
      })),
    })
  })
  return new WorkflowResponse(stored)
})
