import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { apiError } from '../../../contract/api-error'
import { withDatabaseTimeout } from '../../../lib/database-timeout'
import { ShopError } from '../../../lib/shop-error'
import { CHECKOUT_MODULE } from '../../../modules/checkout'
import type { CheckoutModuleService } from '../../../modules/checkout/service'
import { isFromTheFuture, parseWebhookEvent, type WebhookEvent } from '../../webhook-event'

/** POST /api/stripe-webhook: verified, stored, answered; settled afterwards. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const event = eventOf(verified(request))
  const checkouts = request.scope.resolve(CHECKOUT_MODULE)
  const sessionId = await withDatabaseTimeout(sessionOf(event, checkouts))
  if (sessionId !== undefined) {
    await withDatabaseTimeout(checkouts.events.store({ id: event.id, type: event.type, sessionId }))
    request.scope.resolve('settleQueue').add(sessionId)
  }
  response.json({ received: true })
}

/** Undefined where the event changes nothing here. */
async function sessionOf({ sessionId, checkoutId }: WebhookEvent, checkouts: CheckoutModuleService) {
  if (checkoutId === undefined) return sessionId
  const checkout = await checkouts.byId(checkoutId)
  return checkout?.session_id ?? undefined
}

function eventOf(body: unknown): WebhookEvent {
  try {
    return parseWebhookEvent(body)
  } catch {
    throw new ShopError(400, apiError('invalid_event'))
  }
}

function verified(request: MedusaRequest): unknown {
  const signature = request.headers['stripe-signature']
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.rawBody)) throw new Error('no signature')
    if (isFromTheFuture(signature, Date.now())) throw new Error('signed later than now')
    const { webhookSecret } = request.scope.resolve('environment').stripe
    return request.scope.resolve('stripe').webhooks.constructEvent(request.rawBody, signature, webhookSecret)
  } catch {
    throw new ShopError(400, apiError('invalid_signature'))
  }
}
