import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listAttentionItems } from '../../../../../monitoring/attention-items'
import { closeReviewedCheckout } from '../../../../../payments/review-checkout'

/** POST /admin/attention/review/:checkoutId: closes a checkout in review. Returns what else needs attention. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await closeReviewedCheckout(request.params['checkoutId'] ?? '', request.scope)
  response.json(await listAttentionItems(request.scope))
}
