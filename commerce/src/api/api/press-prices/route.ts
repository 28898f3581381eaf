import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readPrices } from '../../../custom-print/queries/read-prices'

/** GET /api/press-prices: the prices of custom printing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readPrices(request.scope))
}
