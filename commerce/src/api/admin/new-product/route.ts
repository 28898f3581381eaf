import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newProductSchema } from '../../../contract/admin/new-product'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { createProduct } from '../../../catalogue/create-product'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = newProductSchema.safeParse(request.body)
  if (!parsed.success)
    throw createInvalidDataError(
      'A product has a title, a price above 0, and sizes with a name of their own each.',
    )
  response.status(201).json(await createProduct(parsed.data, request.scope))
}
