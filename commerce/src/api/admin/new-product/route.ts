import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newProductSchema } from '../../../contract/admin/new-product'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { createProduct } from '../../../catalogue/create-product'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const product = parseOrRefuse(newProductSchema, request.body, () => new StaffRefusal('wrong_product'))
  response.status(201).json(await createProduct(product, request.scope))
}
