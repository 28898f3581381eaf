import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { getProductOffer } from '../../../../../catalogue/get-product-offer'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await getProductOffer(request.params['id'] ?? '', request.scope))
}
