import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listAttentionItems } from '../../../monitoring/attention-items'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listAttentionItems(request.scope))
}
