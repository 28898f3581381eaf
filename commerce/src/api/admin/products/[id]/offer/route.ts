import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { productOffer } from '../../../../../studio/queries/product-offer'

/** GET /admin/products/:id/offer: what the shop offers of a product, and why not the rest. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await productOffer(request.params['id'] ?? '', request.scope))
}
