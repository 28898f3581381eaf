import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { attention } from '../../../monitoring/attention-items'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await attention(request.scope))
}
