import * as z from 'zod'
import { type Answer, type Request, type Route, json, route } from '../http'
import { expanded } from './expand'
import { listPage } from './list'
import { expand, page, parse } from './parameters'
import { expire } from './pay'
import { annotateRefund, createRefundSchema, refund, updateRefundSchema } from './refund'
import { type Sandbox, nowInSeconds } from './sandbox'
import { buildSession } from './session'
import { createSessionSchema } from './session-parameters'
import { StripeFailure, noSuch } from './stripe-error'
import type { SessionRow } from './store'
import type { Table } from '../table'

const SESSIONS = '/v1/checkout/sessions'
const onlyExpand = z.strictObject(expand)
const sessionList = z.strictObject({
  ...page,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
})
const chargeList = z.strictObject({ ...page, payment_intent: z.string().optional() })
const refundList = z.strictObject({
  ...page,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
})
const eventList = z.strictObject({
  ...page,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
})

/** The part of Stripe's REST API that a shop with a hosted page uses (docs.stripe.com/api). */
export function apiRoutes(sandbox: Sandbox): Route[] {
  const { store } = sandbox
  const show = (object: object, paths?: string[]) => json(200, expanded(store, object, paths))
  return [
    route('POST', SESSIONS, (request) => {
      const wanted = parse(createSessionSchema, request.body)
      const { row, rate } = buildSession(wanted, request.origin, nowInSeconds())
      if (rate) store.rates.put(rate.id, rate)
      store.sessions.put(row.session.id, row)
      return show(row.session, wanted.expand)
    }),
    route('GET', SESSIONS, ({ query }) => {
      const wanted = parse(sessionList, query)
      const { payment_intent: intent, status, customer_details: customer } = wanted
      const sessions = store.sessions.all().map((row) => row.session)
      const found = sessions.filter(
        (session) =>
          (intent === undefined || session.payment_intent === intent) &&
          (status === undefined || session.status === status) &&
          (customer === undefined || session.customer_details?.email === customer.email),
      )
      return show(listPage(found, wanted, SESSIONS), wanted.expand)
    }),
    route('GET', `${SESSIONS}/:id`, (request) => {
      const { expand: paths } = parse(onlyExpand, request.query)
      return show(sessionRow(sandbox, request).session, paths)
    }),
    route('GET', `${SESSIONS}/:id/line_items`, (request) => {
      const wanted = parse(z.strictObject(page), request.query)
      const lines = sessionRow(sandbox, request).lines.toReversed()
      return show(listPage(lines, wanted, request.path), wanted.expand)
    }),
    route('POST', `${SESSIONS}/:id/expire`, (request) => {
      const { expand: paths } = parse(onlyExpand, request.body)
      const row = sessionRow(sandbox, request)
      if (row.session.status !== 'open') {
        throw new StripeFailure(
          400,
          `Only sessions that are open can be expired; this one is ${row.session.status}.`,
        )
      }
      return show(expire(sandbox, row).session, paths)
    }),
    one('/v1/payment_intents/:id', 'payment_intent', store.intents, show),
    one('/v1/charges/:id', 'charge', store.charges, show),
    route('GET', '/v1/charges', ({ query }) => {
      const wanted = parse(chargeList, query)
      const found = store.charges
        .all()
        .filter((charge) => isOrAny(charge.payment_intent, wanted.payment_intent))
      return show(listPage(found, wanted, '/v1/charges'), wanted.expand)
    }),
    route('POST', '/v1/refunds', ({ body }) => {
      const wanted = parse(createRefundSchema, body)
      return show(refund(sandbox, wanted), wanted.expand)
    }),
    one('/v1/refunds/:id', 'refund', store.refunds, show),
    route('POST', '/v1/refunds/:id', ({ body, params }) => {
      const wanted = parse(updateRefundSchema, body)
      return show(annotateRefund(sandbox, params.id ?? '', wanted), wanted.expand)
    }),
    route('GET', '/v1/refunds', ({ query }) => {
      const wanted = parse(refundList, query)
      const found = store.refunds
        .all()
        .filter(
          (made) =>
            isOrAny(made.payment_intent, wanted.payment_intent) && isOrAny(made.charge, wanted.charge),
        )
      return show(listPage(found, wanted, '/v1/refunds'), wanted.expand)
    }),
    one('/v1/events/:id', 'event', store.events, show),
    route('GET', '/v1/events', ({ query }) => {
      const wanted = parse(eventList, query)
      const types = wanted.types ?? (wanted.type === undefined ? undefined : [wanted.type])
      const undelivered = wanted.delivery_success === 'false'
      const found = store.events
        .all()
        .filter(
          (event) =>
            (types === undefined || types.includes(event.type)) &&
            (wanted.delivery_success === undefined || undelivered !== wasDelivered(sandbox, event.id)),
        )
      return show(listPage(found, wanted, '/v1/events'), wanted.expand)
    }),
  ]
}

/** A route that shows one row of a table. */
function one<T extends object>(
  path: string,
  kind: string,
  table: Table<T>,
  show: (object: object, paths?: string[]) => Answer,
): Route {
  return route('GET', path, ({ query, params }) => {
    const { expand: paths } = parse(onlyExpand, query)
    const found = table.get(params.id ?? '')
    if (!found) throw noSuch(kind, params.id ?? '')
    return show(found, paths)
  })
}

function sessionRow(sandbox: Sandbox, request: Request): SessionRow {
  const row = sandbox.store.sessions.get(request.params.id ?? '')
  if (!row) throw noSuch('checkout.session', request.params.id ?? '')
  return row
}

function isOrAny(value: unknown, wanted: string | undefined): boolean {
  return wanted === undefined || value === wanted
}

function wasDelivered(sandbox: Sandbox, event: string): boolean {
  const deliveries = sandbox.store.deliveries.all().filter((delivery) => delivery.event === event)
  return deliveries.every((delivery) => delivery.state === 'delivered')
}
