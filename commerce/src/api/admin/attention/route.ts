import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { attention } from '../../../workflows/studio/attention'

/** GET /admin/attention: what waits for a person; staff only, as everything below /admin. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await attention(request.scope))
}
