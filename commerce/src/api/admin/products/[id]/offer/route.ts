import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productOffer } from '../../../../../catalogue/product-offer'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await productOffer(request.params['id'] ?? '', request.scope))
}
