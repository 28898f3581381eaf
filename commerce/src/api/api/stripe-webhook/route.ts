import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import { MESSAGES } from '../../../contract/messages'
import { soonFromDatabase } from '../../../lib/database-deadline'
import { environment, stripe } from '../../../lib/runtime'
import { ShopError } from '../../../lib/shop-error'
import { CHECKOUT_MODULE } from '../../../modules/checkout'
import type { CheckoutModuleService } from '../../../modules/checkout/service'
import { INTENT_KEY } from '../../../workflows/ensure-cart'
import { REFUND_EVENT } from '../../../workflows/mirror-refunds'
import { settleQueue } from '../../../workflows/settle-queue'

/** Events after which a session may stand differently; the others are acknowledged and forgotten. */
const SETTLED_BY = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

/** POST /api/stripe-webhook: verified, stored, answered; what it means is found out behind the answer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const event = verified(request)
  const checkout = request.scope.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const sessionId = await soonFromDatabase(sessionOf(event, checkout))
  if (sessionId !== undefined) {
    await soonFromDatabase(checkout.storeEvent({ id: event.id, type: event.type, sessionId }))
    settleQueue(request.scope).add(sessionId)
  }
  response.json({ received: true })
}

/** The session that an event is about, of those that change something here. */
async function sessionOf(event: Stripe.Event, checkout: CheckoutModuleService): Promise<string | undefined> {
  if (SETTLED_BY.has(event.type) && event.data.object.object === 'checkout.session')
    return event.data.object.id
  if (event.type !== REFUND_EVENT) return undefined
  // A charge has the metadata that its payment was opened with, and names no session.
  const intent = await checkout.intentById(event.data.object.metadata[INTENT_KEY] ?? '')
  return intent?.session_id ?? undefined
}

function verified(request: MedusaRequest): Stripe.Event {
  const signature = request.headers['stripe-signature']
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.rawBody)) throw new Error('no signature')
    return stripe().webhooks.constructEvent(request.rawBody, signature, environment().stripe.webhookSecret)
  } catch (error) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
    // Never the body: it holds a buyer's address.
    logger.warn(`A webhook was refused: ${error instanceof Error ? error.name : 'unknown error'}`)
    throw new ShopError(400, 'invalid_signature', MESSAGES.status400)
  }
}
