import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendCatalogue } from '../../../catalogue/send-catalogue'

/** GET /api/products, until server/layers/catalogue-layer.ts has the catalogue. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { response: catalogue } = await request.scope.resolve('catalogueCache').current()
  await sendCatalogue(request, response, catalogue)
}
