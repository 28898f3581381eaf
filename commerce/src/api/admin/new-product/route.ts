import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newProductSchema } from '../../../contract/admin/new-product'
import { StaffRefusal } from '../../../lib/staff-refusal'
import { createProduct } from '../../../catalogue/create-product'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = newProductSchema.safeParse(request.body)
  if (!parsed.success) throw new StaffRefusal('wrong_product')
  response.status(201).json(await createProduct(parsed.data, request.scope))
}
