import * as z from 'zod'
import { SESSION_ID } from '../lib/session-id'
import { CHECKOUT_ID_PREFIX, CHECKOUT_METADATA_KEY } from '../modules/checkout/types'
import { PAYMENT_EVENTS } from '../settling/payment-events'

/** In seconds; Stripe's library bounds how far its clock may be behind. */
const TOLERANCE_S = 300

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

export type WebhookEvent = { id: string; type: string; sessionId?: string; checkoutId?: string }

export function parseWebhookEvent(body: unknown): WebhookEvent {
  const { id, type, data } = eventSchema.parse(body)
  const about = PAYMENT_EVENTS.get(type)?.about
  if (about === undefined) return { id, type }
  if (about === 'session') return { id, type, sessionId: sessionSchema.parse(data.object).id }
  const checkoutId = chargeSchema.parse(data.object).metadata?.[CHECKOUT_METADATA_KEY]
  return checkoutId !== undefined && CHECKOUT_ID.test(checkoutId) ? { id, type, checkoutId } : { id, type }
}

/** Whether a signature is dated later than clocks differ: it could be replayed until then. */
export function isFromTheFuture(signature: string, nowMs: number): boolean {
  return signature
    .split(',')
    .filter((item) => item.startsWith('t='))
    .some((item) => Number.parseInt(item.slice(2), 10) > nowMs / 1000 + TOLERANCE_S)
}
