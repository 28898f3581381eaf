import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { parseEnvironment } from '../../src/lib/environment'
import { get, send, type Answer } from './shop-client'
import type { Shop } from './shop'

/** The shop's keys of the sandbox. The sandbox signs its webhooks with the same secret by default. */
const { secretKey, webhookSecret } = parseEnvironment({}).stripe
/** The headers with which the shop calls the sandbox. */
export const SANDBOX_AUTHORIZATION = { authorization: `Bearer ${secretKey}` }

const stateSchema = z.object({
  sessions: z.object({ open: z.number(), paid: z.array(z.string()) }),
  captures: z.object({ count: z.number(), amount: z.number() }),
  refunds: z.object({ count: z.number(), amount: z.number() }),
})

/** Stripe's own records; amounts in Rappen. */
export async function readPaymentRecords(shop: Shop): Promise<z.infer<typeof stateSchema>> {
  return stateSchema.parse((await get(`${shop.sandboxUrl}/_test/state`)).body)
}

const paidSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      amount_total: z.number(),
      currency: z.string(),
      payment_status: z.string(),
      payment_intent: z.object({ latest_charge: z.object({ amount_refunded: z.number() }) }).nullable(),
    }),
  ),
  has_more: z.boolean(),
})

/** A session that Stripe has money for; amounts in Rappen. */
export type PaidSession = { id: string; amount: number; currency: string; refunded: number }

/** Every session that has been paid, also when the money has gone back. */
export async function listPaidSessions(shop: Pick<Shop, 'sandboxUrl'>): Promise<PaidSession[]> {
  const paid: PaidSession[] = []
  for (let after = '', more = true; more;) {
    const page = `status=complete&limit=100&expand[]=data.payment_intent.latest_charge${after}`
    const { body } = await get(`${shop.sandboxUrl}/v1/checkout/sessions?${page}`, SANDBOX_AUTHORIZATION)
    const { data, has_more: hasMore } = paidSchema.parse(body)
    for (const {
      id,
      amount_total: amount,
      currency,
      payment_status: status,
      payment_intent: payment,
    } of data)
      if (status === 'paid')
        paid.push({ id, amount, currency, refunded: payment?.latest_charge.amount_refunded ?? 0 })
    after = `&starting_after=${data.at(-1)?.id ?? ''}`
    more = hasMore
  }
  return paid
}

const deliveriesSchema = z.array(
  z.object({ type: z.string(), state: z.string(), attempts: z.array(z.object({ outcome: z.string() })) }),
)

/** Lists the webhooks about a completed session. The outcome of an attempt is the status that the shop answered. */
export async function listWebhookDeliveries(shop: Shop, sessionId: string) {
  const { body } = await get(`${shop.sandboxUrl}/_test/deliveries?session=${sessionId}`)
  return deliveriesSchema.parse(body).filter(({ type }) => type === 'checkout.session.completed')
}

/** The shop gets nothing of what happens to a session. */
export function dropWebhooks(shop: Shop, sessionId: string): Promise<void> {
  return injectFault(shop, { on: 'webhook', kind: 'drop', session: sessionId, times: 0 })
}

/** Has the sandbox fail the next request or webhook that the fault names. */
export async function injectFault(shop: Shop, fault: object): Promise<void> {
  const { status } = await send(`${shop.sandboxUrl}/_test/faults`, fault)
  if (status !== 201) throw new Error(`The sandbox refused the fault: ${status}`)
}

export async function clearFaults(shop: Shop): Promise<void> {
  await fetch(`${shop.sandboxUrl}/_test/faults`, { method: 'DELETE' })
}

/** Controls a session: settle, expire, tamper. */
export async function controlSession(
  shop: Shop,
  sessionId: string,
  action: string,
  values: object = {},
): Promise<void> {
  const { status } = await send(`${shop.sandboxUrl}/_test/sessions/${sessionId}/${action}`, values)
  if (status !== 200) throw new Error(`The sandbox answered ${status} to ${action}`)
}

/** The session as Stripe has it. */
export async function fetchStripeSession(shop: Shop, sessionId: string): Promise<unknown> {
  const { body } = await get(`${shop.sandboxUrl}/v1/checkout/sessions/${sessionId}`, SANDBOX_AUTHORIZATION)
  return body
}

/** Gives back a part of what was paid, or all of it, as in Stripe's own dashboard; `amount` in Rappen. */
export async function refundAtStripe(shop: Shop, sessionId: string, amount?: number): Promise<void> {
  const { payment_intent: payment } = z
    .object({ payment_intent: z.string() })
    .parse(await fetchStripeSession(shop, sessionId))
  await postToStripe(shop, 'refunds', {
    payment_intent: payment,
    ...(amount === undefined ? {} : { amount: String(amount) }),
  })
}

/** The refunds of a session's payment as the provider has them, the newest first. */
export async function listStripeRefunds(shop: Shop, sessionId: string) {
  const { payment_intent: payment } = z
    .object({ payment_intent: z.string() })
    .parse(await fetchStripeSession(shop, sessionId))
  const { body } = await get(`${shop.sandboxUrl}/v1/refunds?payment_intent=${payment}`, SANDBOX_AUTHORIZATION)
  return z.object({ data: z.array(z.object({ id: z.string(), created: z.number() })) }).parse(body).data
}

/** Has the newest refund of a session's payment fail, or be cancelled, after it was made. */
export async function failRefundAtStripe(shop: Shop, sessionId: string, how: object = {}): Promise<void> {
  const [refund] = await listStripeRefunds(shop, sessionId)
  const { status, body } = await send(`${shop.sandboxUrl}/_test/refunds/${refund?.id}/fail`, how)
  if (status !== 200) throw new Error(`The sandbox answered ${status}: ${JSON.stringify(body)}`)
}

/** Makes something at Stripe by its own API; returns its id. */
export async function postToStripe(shop: Shop, path: string, form: Record<string, string>): Promise<string> {
  const { status, body } = await send(`${shop.sandboxUrl}/v1/${path}`, new URLSearchParams(form).toString(), {
    ...SANDBOX_AUTHORIZATION,
    'content-type': 'application/x-www-form-urlencoded',
  })
  if (status !== 200) throw new Error(`The sandbox answered ${status}: ${JSON.stringify(body)}`)
  return z.object({ id: z.string() }).parse(body).id
}

/** An event about a session as Stripe would send it. */
export function buildStripeEvent(
  sessionId: string,
  type = 'checkout.session.completed',
  id = `evt_${crypto.randomUUID()}`,
) {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
}

/** Signs a payload as Stripe does; `ageS` makes it older than it is. */
export function signPayload(payload: string, { secret = webhookSecret, ageS = 0 } = {}): string {
  const at = Math.floor(Date.now() / 1000) - ageS
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`
}

/** Calls the shop's webhook. */
export function deliverWebhook(
  shop: Shop,
  payload: string,
  signed: string = signPayload(payload),
): Promise<Answer> {
  return send(`${shop.origin}/api/stripe-webhook`, payload, { 'stripe-signature': signed })
}
