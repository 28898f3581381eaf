import type { MedusaContainer } from '@medusajs/framework/types'
import * as z from 'zod'
import { createApiError } from '../contract/api/api-error'
import { awaitDatabase } from '../lib/database'
import { findSessionIdByPayment, SESSION_ID } from '../stripe/checkout-session'
import { isEffectiveRefund } from '../stripe/stripe-refunds'
import { toShopRefusal } from '../stripe/stripe-errors'
import { ShopRefusal } from '../refusals/shop-refusal'
import { CHECKOUT_ID_PREFIX, CHECKOUT_METADATA_KEY } from '../checkout/checkout'
import { HANDLED_EVENTS } from './webhook-events'

/** In seconds. Stripe's library limits only how old a signature may be. */
const CLOCK_TOLERANCE_S = 300

const CHECKOUT_ID = new RegExp(String.raw`^${CHECKOUT_ID_PREFIX}_\w{1,100}$`)

const eventSchema = z.object({
  id: z.string().regex(/^evt_[\w-]{1,200}$/),
  type: z.string().min(1).max(200),
  data: z.object({ object: z.looseObject({}) }),
})

const sessionSchema = z.object({ object: z.literal('checkout.session'), id: z.string().regex(SESSION_ID) })

const chargeSchema = z.object({
  object: z.literal('charge'),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const refundSchema = z.object({
  object: z.literal('refund'),
  status: z.string().nullable(),
  /** Null for a payment that was made without one, which is none of the shop's. */
  payment_intent: z
    .string()
    .regex(/^pi_\w{1,200}$/)
    .nullish(),
})

type ParsedEvent = {
  id: string
  type: string
  sessionId?: string
  checkoutId?: string
  paymentIntent?: string
}

/** A webhook request: the raw body and the Stripe-Signature header. */
type WebhookRequest = { rawBody: unknown; signature: unknown }

/** How many this process has refused: one is a mistake, many are a wrong secret. */
export type RefusedWebhooks = { count: number }

/** Verifies and stores an event. Its session is reconciled afterwards. Rejects with ShopRefusal: 400. */
export async function receiveWebhook(webhook: WebhookRequest, container: MedusaContainer): Promise<void> {
  const event = parseEventOrRefuse(verifySignature(webhook, container))
  const sessionId = await findSessionId(event, container)
  if (sessionId === undefined) return
  await awaitDatabase(
    container.resolve('webhookEventStore').create({ id: event.id, type: event.type, sessionId }),
  )
  container.resolve('reconciliationQueue').add(sessionId)
}

/**
 * Returns undefined if the event concerns no checkout of this shop. Rejects where Stripe has to be asked and does not
 * answer: it then sends the event again.
 */
async function findSessionId(
  { sessionId, checkoutId, paymentIntent }: ParsedEvent,
  container: MedusaContainer,
): Promise<string | undefined> {
  if (paymentIntent !== undefined)
    return findSessionIdByPayment(paymentIntent, container.resolve('stripe')).catch((error: unknown) => {
      throw toShopRefusal(error)
    })
  if (checkoutId === undefined) return sessionId
  const checkout = await awaitDatabase(container.resolve('checkoutStore').findById(checkoutId))
  return checkout?.session_id ?? undefined
}

function parseEventOrRefuse(body: unknown): ParsedEvent {
  try {
    return parseWebhookEvent(body)
  } catch {
    throw new ShopRefusal(400, createApiError('invalid_event'))
  }
}

export function parseWebhookEvent(body: unknown): ParsedEvent {
  const { id, type, data } = eventSchema.parse(body)
  const subject = HANDLED_EVENTS.get(type)
  if (subject === undefined) return { id, type }
  if (subject === 'session') return { id, type, sessionId: sessionSchema.parse(data.object).id }
  if (subject === 'refund') {
    const { payment_intent: paymentIntent, status } = refundSchema.parse(data.object)
    return paymentIntent == null || isEffectiveRefund({ status }) ? { id, type } : { id, type, paymentIntent }
  }
  const checkoutId = chargeSchema.parse(data.object).metadata?.[CHECKOUT_METADATA_KEY]
  return checkoutId !== undefined && CHECKOUT_ID.test(checkoutId) ? { id, type, checkoutId } : { id, type }
}

function verifySignature({ rawBody, signature }: WebhookRequest, container: MedusaContainer): unknown {
  try {
    if (typeof signature !== 'string' || !Buffer.isBuffer(rawBody)) throw new Error('no signature')
    if (isSignedInTheFuture(signature, Date.now())) throw new Error('signed later than now')
    const { webhookSecret } = container.resolve('environment').stripe
    return container.resolve('stripe').webhooks.constructEvent(rawBody, signature, webhookSecret)
  } catch {
    throw new ShopRefusal(400, createApiError('invalid_signature'))
  }
}

/**
 * Whether a signature is dated further in the future than clocks differ: the event could be replayed until then.
 */
export function isSignedInTheFuture(signature: string, nowMs: number): boolean {
  return signature
    .split(',')
    .filter((item) => item.startsWith('t='))
    .some((item) => Number.parseInt(item.slice(2), 10) > nowMs / 1000 + CLOCK_TOLERANCE_S)
}
