import express, { type RequestHandler, Router } from 'express'
import type Stripe from 'stripe'
import * as z from 'zod'
import { isTwintAnswer, getMethodOutcome } from './methods'
import { SESSION_EVENTS, recordEvent } from './events'
import { faultSchema } from './faults'
import { parse } from './stripe-params'
import { expire, pay, finishAsyncPayment } from './pay'
import { failRefund, failRefundSchema } from './refund'
import type { Sandbox } from './sandbox'
import type { SessionRow } from './store'
import { StripeApiError, assertFound } from './stripe-error'
import { buildSuccessUrl } from './session'

const ADDRESS = {
  line1: 'Poststrasse 12',
  line2: null,
  postal_code: '7000',
  city: 'Chur',
  country: 'CH',
  state: null,
}
/** When it happens, in Unix time; now by default. */
const unixTime = z.int().optional()
const paySchema = z.strictObject({
  email: z.string().default('buyer@example.ch'),
  name: z.string().default('Ursina Caduff'),
  card: z.string().default('4242424242424242'),
  /** The answer of the TWINT app, for a payment by TWINT instead of a card. */
  twint: z.string().refine(isTwintAnswer, 'TWINT has no such answer.').optional(),
  at: unixTime,
})
const settleSchema = z.strictObject({ succeeds: z.boolean().default(true), at: unixTime })
const tamperSchema = z.strictObject({ amount_total: z.int().optional(), currency: z.string().optional() })
const emitSchema = z.strictObject({ type: z.enum(SESSION_EVENTS), session: z.string() })
const webhookSchema = z.strictObject({ url: z.url().nullable() })

/** Controls for tests and demonstrations, which Stripe does not have. Requests and responses are JSON. */
export function createControlApi(sandbox: Sandbox): Router {
  const { store, faults, deliveries } = sandbox
  const router = Router()
  router.use(refuseAllButJson, express.json())

  router.get('/state', (_request, response) => response.json(buildState(sandbox)))
  router.get('/deliveries', ({ query: { session } }, response) => {
    const rows = [...store.deliveries.values()].filter((row) => (session ?? row.session) === row.session)
    response.json(rows.map((row) => Object.assign({ type: store.events.get(row.event)?.type }, row)))
  })
  router.post('/faults', ({ body }, response) => {
    const fault = parse(faultSchema, body)
    faults.inject(fault)
    response.status(201).json(fault)
  })
  router.delete('/faults', (_request, response) => {
    faults.clear()
    response.json([])
  })
  router.post('/webhook', ({ body }, response) => {
    deliveries.url = parse(webhookSchema, body).url ?? undefined
    response.json({ url: deliveries.url ?? null })
  })
  router.post('/events', ({ body }, response) => {
    const { type, session: id } = parse(emitSchema, body)
    response.status(201).json(recordEvent(sandbox, type, getSessionRow(id).session, id))
  })
  router.post('/events/:id/resend', ({ params: { id } }, response) => {
    const event = assertFound(store.events.get(id), 'event', id)
    deliveries.enqueue(event, [...store.deliveries.values()].find((row) => row.event === id)?.session ?? null)
    response.json(event)
  })
  router.post('/refunds/:id/fail', ({ body, params: { id } }, response) => {
    response.json(failRefund(sandbox, id, parse(failRefundSchema, body)))
  })
  onSession('pay', paySchema, (row, { email, name, card, twint, at: atS }) => {
    const method = twint === undefined ? 'card' : 'twint'
    const outcome = getMethodOutcome(method, { number: card, twint: twint ?? '' })
    if (!outcome || row.session.status !== 'open') return undefined
    const address = row.session.shipping_address_collection ? ADDRESS : null
    const buyer = { email, name, address }
    const { session } = pay(sandbox, row, { buyer, outcome, method, atS })
    return { session, redirect: outcome.pays ? buildSuccessUrl(session) : null }
  })
  onSession('settle', settleSchema, (row, { succeeds, at: atS }) =>
    row.settles ? finishAsyncPayment(sandbox, row, { succeeds, atS }).session : undefined,
  )
  onSession('expire', z.strictObject({}), (row) =>
    row.session.status === 'open' ? expire(sandbox, row).session : undefined,
  )
  onSession('tamper', tamperSchema, (row, changes) => {
    const session = { ...row.session, ...changes } as Stripe.Checkout.Session
    return store.sessions.put(session.id, { ...row, session }).session
  })
  return router

  function getSessionRow(id: string): SessionRow {
    return assertFound(store.sessions.get(id), 'checkout.session', id)
  }

  /**
   * Runs an action on a session. Answers an error if it returns undefined,
   * as the session's state does not allow it.
   */
  function onSession<T extends z.ZodType>(
    action: string,
    schema: T,
    act: (row: SessionRow, parameters: z.infer<T>) => object | undefined,
  ): void {
    router.post(`/sessions/:id/${action}`, ({ body, params: { id = '' } }, response) => {
      const row = getSessionRow(id)
      const result = act(row, parse(schema, body))
      if (!result) throw new StripeApiError(400, `Not possible: the session is ${row.session.status}.`)
      response.json(result)
    })
  }
}

/** Other origins cannot send JSON without a CORS preflight. */
const refuseAllButJson: RequestHandler = (request, response, next) =>
  request.method === 'POST' && !request.is('json') ? response.sendStatus(415) : next()

/** The state that fault tests compare with the shop's records. Amounts in the smallest unit. */
function buildState({ store }: Sandbox) {
  const sessions = Array.from(store.sessions.values(), (row) => row.session)
  const sumAmounts = (amounts: number[]) => ({
    count: amounts.length,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
  })
  const captured = [...store.charges.values()].filter((charge) => charge.captured)
  const refunded = [...store.refunds.values()].filter(
    ({ status }) => status !== 'failed' && status !== 'canceled',
  )
  return {
    sessions: {
      open: sessions.filter((session) => session.status === 'open').length,
      paid: sessions.filter((session) => session.payment_status === 'paid').map((session) => session.id),
    },
    captures: sumAmounts(captured.map((charge) => charge.amount_captured)),
    refunds: sumAmounts(refunded.map((refund) => refund.amount)),
  }
}
