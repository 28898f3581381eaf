import * as z from 'zod'
import { SESSION_ID } from '../lib/session-id'
import { INTENT_KEY } from '../workflows/ensure-cart'
import { REFUND_EVENT } from '../workflows/mirror-refunds'

/** Furthest that the provider's clock may be ahead of ours, in seconds; its library bounds how far it may be behind. */
const TOLERANCE_S = 300

/** Events after which a session may stand differently; the others are acknowledged and forgotten. */
const SETTLED_BY: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])

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

/** What an event is about: a session, a checkout of ours by its id, or nothing that matters here. */
export type WebhookEvent = { id: string; type: string; sessionId?: string; intentId?: string }

/** Reads an event of the payment provider. Throws ZodError where it is not what the provider sends. */
export function parseWebhookEvent(body: unknown): WebhookEvent {
  const { id, type, data } = eventSchema.parse(body)
  if (SETTLED_BY.has(type)) return { id, type, sessionId: sessionSchema.parse(data.object).id }
  if (type !== REFUND_EVENT) return { id, type }
  // A charge has the metadata that its payment was opened with, and names no session.
  const intentId = chargeSchema.parse(data.object).metadata?.[INTENT_KEY]
  return intentId !== undefined && /^chki_\w{1,100}$/.test(intentId) ? { id, type, intentId } : { id, type }
}

/** Whether a signature is dated later than clocks differ: its sender could use it again until then. */
export function isFromTheFuture(signature: string, nowMs: number): boolean {
  return signature
    .split(',')
    .filter((item) => item.startsWith('t='))
    .some((item) => Number.parseInt(item.slice(2), 10) > nowMs / 1000 + TOLERANCE_S)
}
