import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MESSAGES } from '../../../contract/messages'
import { soonFromDatabase } from '../../../lib/database-deadline'
import { environment, stripe } from '../../../lib/runtime'
import { ShopError } from '../../../lib/shop-error'
import { CHECKOUT_MODULE } from '../../../modules/checkout'
import type { CheckoutModuleService } from '../../../modules/checkout/service'
import { settleQueue } from '../../../workflows/settle-queue'
import { isFromTheFuture, parseWebhookEvent, type WebhookEvent } from '../../webhook-event'

/** POST /api/stripe-webhook: verified, stored, answered; what it means is found out behind the answer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const event = eventOf(verified(request))
  const checkout = request.scope.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const sessionId = await soonFromDatabase(sessionOf(event, checkout))
  if (sessionId !== undefined) {
    await soonFromDatabase(checkout.storeEvent({ id: event.id, type: event.type, sessionId }))
    settleQueue(request.scope).add(sessionId)
  }
  response.json({ received: true })
}

/** The session that an event is about, of those that change something here. */
async function sessionOf(
  { sessionId, intentId }: WebhookEvent,
  checkout: CheckoutModuleService,
): Promise<string | undefined> {
  if (intentId === undefined) return sessionId
  const intent = await checkout.intentById(intentId)
  return intent?.session_id ?? undefined
}

function eventOf(body: unknown): WebhookEvent {
  try {
    return parseWebhookEvent(body)
  } catch {
    throw new ShopError(400, 'invalid_event', MESSAGES.status400)
  }
}

/** The body of a request that the provider has signed. */
function verified(request: MedusaRequest): unknown {
  const signature = request.headers['stripe-signature']
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.rawBody)) throw new Error('no signature')
    if (isFromTheFuture(signature, Date.now())) throw new Error('signed later than now')
    return stripe().webhooks.constructEvent(request.rawBody, signature, environment().stripe.webhookSecret)
  } catch {
    throw new ShopError(400, 'invalid_signature', MESSAGES.status400)
  }
}
