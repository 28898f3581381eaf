import express, { type Request, type RequestHandler, Router } from 'express'
import type Stripe from 'stripe'
import * as z from 'zod'
import { API_VERSION } from './events'
import { toStripeApiError } from './faults'
import { listPage, metadataSchema, pageParameters, parse } from './stripe-params'
import { expire } from './pay'
import { createRefundSchema, refund } from './refund'
import { buildSession, createSessionSchema } from './session'
import { createId } from './objects'
import type { Sandbox } from './sandbox'
import type { SessionRow, Store } from './store'
import { assertFound, StripeApiError } from './stripe-error'

const NOTHING = z.strictObject({})

const expandSchema = z.looseObject({ expand: z.array(z.string()).default([]) })

type Handler = (parameters: object, request: Request) => object

/** The part of Stripe's REST API that the shop uses (docs.stripe.com/api). */
export function createStripeApi(sandbox: Sandbox): Router {
  const { store } = sandbox
  const api = Router()
  api.use(express.urlencoded({ extended: true, limit: '1mb', parameterLimit: 10_000, type: () => true }))
  api.use(authenticate)

  const get = (path: string, handle: Handler) => api.get(path, createEndpoint(sandbox, handle))
  const post = (path: string, handle: Handler) => api.post(path, createEndpoint(sandbox, handle))
  /**
   * Routes to retrieve and list objects. Lists can be filtered by the fields that `filters` names; those in `several` by
   * a list of values, under the field's plural.
   */
  const addResource = <T extends { id: string; created: number }>(
    path: string,
    kind: string,
    rows: () => T[],
    filters: (keyof T & string)[] = [],
    several: (keyof T & string)[] = [],
  ) => {
    const optional = Object.fromEntries(filters.map((name) => [name, z.string().optional()]))
    const lists = Object.fromEntries(
      several.map((name) => [`${name}s`, z.array(z.string()).max(20).optional()]),
    )
    const schema = z.strictObject({ ...optional, ...lists, ...pageParameters })
    get(path, (parameters) => {
      const page = parse(schema, parameters)
      const equal = new Map<string, unknown>(Object.entries(page))
      const isAmong = (values: unknown, value: unknown) => Array.isArray(values) && values.includes(value)
      const isListed = (row: T) =>
        filters.every((name) => !equal.has(name) || equal.get(name) === row[name]) &&
        several.every((name) => !equal.has(`${name}s`) || isAmong(equal.get(`${name}s`), row[name]))
      return listPage(rows().filter(isListed), page, `/v1${path}`)
    })
    get(`${path}/:id`, (parameters, { params: { id = '' } }) => {
      parse(NOTHING, parameters)
      const row = rows().find((each) => each.id === id)
      return assertFound(row, kind, id)
    })
  }
  const getSession = ({ params: { id = '' } }: Request): SessionRow =>
    assertFound(store.sessions.get(id), 'checkout.session', id)

  const sessions = () => Array.from(store.sessions.values(), (row) => row.session)
  addResource('/checkout/sessions', 'checkout.session', sessions, ['status', 'payment_intent'])
  addResource('/payment_intents', 'payment_intent', () => [...store.intents.values()])
  addResource('/charges', 'charge', () => [...store.charges.values()], ['payment_intent'])
  addResource('/refunds', 'refund', () => [...store.refunds.values()], ['payment_intent', 'charge'])
  addResource('/events', 'event', () => [...store.events.values()], ['type'], ['type'])

  post('/checkout/sessions', (parameters, request) => {
    const origin = `http://${request.get('host')}`
    const row = buildSession(parse(createSessionSchema, parameters), origin)
    return store.sessions.put(row.session.id, row).session
  })
  get('/checkout/sessions/:id/line_items', (parameters, request) => {
    const page = parse(z.strictObject(pageParameters), parameters)
    return listPage(getSession(request).lines.toReversed(), page, `/v1${request.path}`)
  })
  post('/checkout/sessions/:id/expire', (parameters, request) => {
    parse(NOTHING, parameters)
    const row = getSession(request)
    if (row.session.status === 'open') return expire(sandbox, row).session
    throw new StripeApiError(400, `Only open sessions can be expired; this one is ${row.session.status}.`)
  })
  post('/refunds', (parameters) => refund(sandbox, parse(createRefundSchema, parameters)))
  post('/refunds/:id', (parameters, { params: { id = '' } }) =>
    store.refunds.put(id, mergeMetadata(assertFound(store.refunds.get(id), 'refund', id), parameters)),
  )
  post('/payment_intents/:id', (parameters, { params: { id = '' } }) =>
    store.intents.put(
      id,
      mergeMetadata(assertFound(store.intents.get(id), 'payment_intent', id), parameters),
    ),
  )
  api.use((request) => {
    throw new StripeApiError(404, `Unrecognized request URL (${request.method}: ${request.originalUrl}).`)
  })
  return api
}

/** Merges metadata into an object's, from which an empty value takes its key away. */
function mergeMetadata<Row extends { metadata: Stripe.Metadata | null }>(row: Row, parameters: object): Row {
  const notes = parse(z.strictObject({ metadata: metadataSchema.optional() }), parameters)
  const merged = Object.entries({ ...row.metadata, ...notes.metadata }).filter(([, value]) => value !== '')
  return { ...row, metadata: Object.fromEntries(merged) }
}

/**
 * Sends the result of `handle`, once for each Idempotency-Key (docs.stripe.com/api/idempotent_requests), or a
 * fault.
 */
function createEndpoint({ store, faults }: Sandbox, handle: Handler): RequestHandler {
  return (request, response) => {
    const path = `${request.method} /v1${request.path}`
    const all: object = request.method === 'POST' ? request.body : request.query
    const key = request.method === 'POST' ? request.get('idempotency-key') : undefined
    const fingerprint = `${path} ${JSON.stringify(all)}`
    const kept = key === undefined ? undefined : store.keys.get(key)
    if (key !== undefined) response.set('idempotency-key', key)
    if (kept !== undefined) {
      if (kept.fingerprint === fingerprint)
        return response.set('idempotent-replayed', 'true').status(kept.status).json(kept.body)
      const message = `The idempotency key '${key}' was first used with other parameters.`
      throw new StripeApiError(400, message, { type: 'idempotency_error' })
    }
    const keep = (status: number, body: object) =>
      key !== undefined && store.keys.put(key, { fingerprint, status, body, at: Date.now() })
    const execute = () => {
      const { expand, ...parameters } = parse(expandSchema, all)
      return expandObject(store, handle(parameters, request), expand)
    }

    const fault = faults.takeApi(path)
    if (fault === undefined) {
      const body = execute()
      keep(200, body)
      return response.json(body)
    }
    if (fault.executed ?? fault.kind === 'reset') {
      const body = execute()
      // The request has taken effect, so a retry with the same key gets its result.
      if (fault.kind !== 'status') keep(200, body)
    }
    if (fault.kind === 'hang') return undefined
    if (fault.kind === 'reset') return request.socket.resetAndDestroy()
    const failure = toStripeApiError(fault)
    if (fault.saved) keep(failure.status, failure.toJSON())
    throw failure
  }
}

const authenticate: RequestHandler = (request, response, next) => {
  response.set({
    'request-id': createId('req', 14),
    'stripe-version': request.get('stripe-version') ?? API_VERSION,
  })
  const [, key = ''] = /^Bearer (.+)$/.exec(request.get('authorization') ?? '') ?? []
  if (/^(sk|rk)_test_\w+$/.test(key)) return next()
  throw new StripeApiError(401, `Invalid API key: '${key.slice(0, 8)}'. The sandbox takes test keys only.`)
}

/**
 * Returns a copy of an object in which the ids that `paths` name (such as `payment_intent.latest_charge`) are
 * replaced by their objects.
 */
function expandObject(store: Store, object: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => expandPath(store, result, path.split('.'), path), object)
}

function expandPath(store: Store, object: object, [step = '', ...rest]: string[], path: string): object {
  const value = findExpandable(store, { ...object }, step)
  if (value === undefined) throw new StripeApiError(400, `This property cannot be expanded (${path}).`)
  const expandDeeper = (item: unknown) =>
    rest.length > 0 && typeof item === 'object' && item !== null ? expandPath(store, item, rest, path) : item
  return { ...object, [step]: Array.isArray(value) ? value.map(expandDeeper) : expandDeeper(value) }
}

function findExpandable(store: Store, object: Record<string, unknown>, name: string): unknown {
  if (name === 'line_items') {
    const id = String(object.id)
    const data = store.sessions.get(id)?.lines
    return data && { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` }
  }
  const value = object[name]
  if (typeof value !== 'string') return value
  return store.intents.get(value) ?? store.charges.get(value) ?? store.refunds.get(value)
}
