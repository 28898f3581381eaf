import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { PRODUCT_SIDES, type UploadedImages } from '../../../contract/admin/upload'
import { type ImagePlacement, storeImages } from '../../../catalogue/product-images'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { IMAGE_FIELDS } from '../../../server/middlewares/uploads'

const placeSchema = z.strictObject({
  productId: z.string().regex(/^prod_\w{1,60}$/),
  side: z.enum(PRODUCT_SIDES),
})

/** POST /api/upload-images: converts the staff's pictures, and may show one on a product. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const files = getUploadedFiles(request)
  if (files.length === 0) throw new StaffRefusal('no_images')
  const place = parsePlace(request, files.length)
  if (place !== undefined) await assertProductExists(place.productId, request)
  const answer: UploadedImages = { images: await storeImages(files, place, request.scope) }
  response.status(201).json(answer)
}

function parsePlace({ body }: MedusaRequest, count: number): ImagePlacement | undefined {
  const fields = { ...(body as object) }
  if (Object.keys(fields).length === 0) return undefined
  const place = placeSchema.safeParse(fields)
  if (place.success && count === 1) return place.data
  throw new StaffRefusal('invalid_place')
}

async function assertProductExists(id: string, request: MedusaRequest): Promise<void> {
  const [product] = await request.scope.resolve(Modules.PRODUCT).listProducts({ id }, { select: ['id'] })
  if (product === undefined) throw new StaffRefusal('no_such_product', { status: 400 })
}

function getUploadedFiles(request: MedusaRequest): Buffer[] {
  const { files } = request as { files?: Record<string, { buffer: Buffer }[]> }
  return IMAGE_FIELDS.flatMap((name) => files?.[name] ?? []).map(({ buffer }) => buffer)
}
