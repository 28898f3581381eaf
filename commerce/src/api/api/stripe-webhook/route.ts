import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { receiveWebhook } from '../../../payments/receive-webhook'

/** POST /api/stripe-webhook: verifies and stores an event, and answers. It is reconciled afterwards. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const webhook = { rawBody: request.rawBody, signature: request.headers['stripe-signature'] }
  await receiveWebhook(webhook, request.scope)
  response.json({ received: true })
}
