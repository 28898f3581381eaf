import * as z from 'zod'
import type Stripe from 'stripe'
import { type Answer, type Request, type Route, json, route } from '../http'
import { successUrl } from '../hosted/hosted-routes'
import { TEST_CARDS, testCard } from './cards'
import { SESSION_EVENTS, emit } from './events'
import { faultSchema } from './faults'
import { expire, pay, settle } from './pay'
import type { Sandbox } from './sandbox'
import type { SessionRow } from './store'

const DEFAULT_ADDRESS = {
  line1: 'Poststrasse 12',
  line2: null,
  postal_code: '7000',
  city: 'Chur',
  country: 'CH',
}

const paySchema = z.strictObject({
  email: z.string().default('buyer@example.ch'),
  name: z.string().default('Ursina Caduff'),
  address: z
    .strictObject({
      line1: z.string(),
      line2: z.string().nullable().default(null),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .default(DEFAULT_ADDRESS),
  card: z.string().default(TEST_CARDS[0]?.number ?? ''),
})
const settleSchema = z.strictObject({ succeeds: z.boolean().default(true) })
const tamperSchema = z.strictObject({ amount_total: z.int().optional(), currency: z.string().optional() })
const emitSchema = z.strictObject({ type: z.enum(SESSION_EVENTS), session: z.string() })
const resendSchema = z.strictObject({ copies: z.int().min(1).max(200).default(1) })
const webhookSchema = z.strictObject({ url: z.url().nullable() })

/** Levers for tests and demonstrations; Stripe has nothing like them. Bodies and returns are JSON. */
export function controlRoutes(sandbox: Sandbox): Route[] {
  const { store, faults, deliveries } = sandbox
  return [
    route('GET', '/_test/state', () => json(200, countsOf(sandbox))),
    route('GET', '/_test/deliveries', ({ query }) => {
      const session = new URLSearchParams(query).get('session')
      const all = store.deliveries.all().filter((row) => session === null || row.session === session)
      return json(
        200,
        all.map((row) => Object.assign({ type: store.events.get(row.event)?.type }, row)),
      )
    }),
    route('GET', '/_test/faults', () => json(200, faults.all())),
    control('POST', '/_test/faults', faultSchema, (fault) => {
      faults.add(fault)
      return json(201, fault)
    }),
    control('DELETE', '/_test/faults', z.unknown(), () => {
      faults.clear()
      return json(200, [])
    }),
    control('POST', '/_test/webhook', webhookSchema, ({ url }) => {
      deliveries.sendTo(url ?? undefined)
      return json(200, { url })
    }),
    control('POST', '/_test/events', emitSchema, ({ type, session }) => {
      const row = store.sessions.get(session)
      return row ? json(201, emit(sandbox, type, row.session, session)) : notFound()
    }),
    control('POST', '/_test/events/:id/resend', resendSchema, ({ copies }, { params }) => {
      const event = store.events.get(params.id ?? '')
      if (!event) return notFound()
      const session = store.deliveries.all().find((row) => row.event === event.id)?.session ?? null
      for (let copy = 0; copy < copies; copy += 1) deliveries.owe(event, session)
      return json(200, event)
    }),
    onSession('pay', paySchema, (row, wanted) => {
      const outcome = testCard(wanted.card)?.outcome
      if (!outcome || row.session.status !== 'open') return refused(row)
      const { email, name } = wanted
      const address = row.session.shipping_address_collection ? { ...wanted.address, state: null } : null
      const { session } = pay(sandbox, row, { email, name, address }, outcome)
      return json(200, { session, redirect: outcome.pays ? successUrl(row) : null })
    }),
    onSession('settle', settleSchema, (row, { succeeds }) =>
      row.settles ? json(200, settle(sandbox, row, succeeds).session) : refused(row),
    ),
    onSession('expire', z.strictObject({}), (row) =>
      row.session.status === 'open' ? json(200, expire(sandbox, row).session) : refused(row),
    ),
    onSession('tamper', tamperSchema, (row, changes) => {
      const session = { ...row.session, ...changes } as Stripe.Checkout.Session
      store.sessions.put(session.id, { ...row, session })
      return json(200, session)
    }),
  ]

  function onSession<T extends z.ZodType>(
    action: string,
    schema: T,
    act: (row: SessionRow, wanted: z.infer<T>) => Answer,
  ): Route {
    return control('POST', `/_test/sessions/:id/${action}`, schema, (wanted, { params }) => {
      const row = store.sessions.get(params.id ?? '')
      return row ? act(row, wanted) : notFound()
    })
  }
}

/** A route with a JSON body. The content type is asked for because a foreign web page cannot send it unasked. */
function control<T extends z.ZodType>(
  method: 'POST' | 'DELETE',
  path: string,
  schema: T,
  act: (wanted: z.infer<T>, request: Request) => Answer,
): Route {
  return route(method, path, (request) => {
    if (method === 'POST' && !request.header('content-type')?.startsWith('application/json')) {
      return json(415, { error: 'Send JSON.' })
    }
    const parsed = schema.safeParse(bodyOf(request))
    return parsed.success ? act(parsed.data, request) : json(400, { error: z.prettifyError(parsed.error) })
  })
}

function bodyOf(request: Request): unknown {
  try {
    return request.body === '' ? {} : JSON.parse(request.body)
  } catch {
    return undefined
  }
}

function notFound(): Answer {
  return json(404, { error: 'There is none with this id.' })
}

function refused(row: SessionRow): Answer {
  return json(400, { error: `Not possible: the session is ${row.session.status ?? 'gone'}.` })
}

/** What the checker of the fault tests compares with the shop's own books; amounts in the smallest unit. */
function countsOf({ store }: Sandbox) {
  const sessions = store.sessions.all().map((row) => row.session)
  const charges = store.charges.all().filter((charge) => charge.captured)
  const refunds = store.refunds.all()
  const byState = (state: string) => store.deliveries.all().filter((row) => row.state === state).length
  return {
    sessions: {
      open: sessions.filter((session) => session.status === 'open').length,
      expired: sessions.filter((session) => session.status === 'expired').length,
      complete: sessions.filter((session) => session.status === 'complete').length,
      paid: sessions.filter((session) => session.payment_status === 'paid').map((session) => session.id),
    },
    captures: { count: charges.length, amount: sum(charges.map((charge) => charge.amount_captured)) },
    refunds: { count: refunds.length, amount: sum(refunds.map((refund) => refund.amount)) },
    events: store.events.size,
    deliveries: {
      pending: byState('pending') + byState('held'),
      delivered: byState('delivered'),
      givenUp: byState('given_up'),
      dropped: byState('dropped'),
    },
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
