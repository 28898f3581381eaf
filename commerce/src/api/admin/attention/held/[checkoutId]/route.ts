import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { attention } from '../../../../../studio/queries/attention'
import { closeHeld } from '../../../../../studio/close-held'

/** POST /admin/attention/held/:checkoutId: closes it, and returns what is left. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await closeHeld(request.params['checkoutId'] ?? '', request.scope)
  response.json(await attention(request.scope))
}
