import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { catalogueSnapshot } from '../../../catalogue/catalogue-snapshot'
import { sendCatalogue } from '../../../server/catalogue-layer'

/** GET /api/products as long as the catalogue has not been read (server/catalogue-layer.ts): waits for it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { answer } = await catalogueSnapshot(request.scope).current()
  await sendCatalogue(request, response, answer)
}
