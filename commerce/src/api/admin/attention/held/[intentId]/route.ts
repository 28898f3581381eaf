import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { stripe } from '../../../../../lib/runtime'
import { attention } from '../../../../../workflows/studio/attention'
import { closeHeld } from '../../../../../workflows/studio/close-held'

/** POST /admin/attention/held/:intentId: its money has gone back; answers what is left. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const tools = { container: request.scope, stripe: stripe() }
  await closeHeld(request.params['intentId'] ?? '', tools)
  response.json(await attention(request.scope))
}
