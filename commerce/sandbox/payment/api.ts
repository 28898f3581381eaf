import { type Answer, type Request, dispatch, json } from '../http'
import { apiRoutes } from './api-routes'
import { API_VERSION } from './events'
import { failureOf } from './faults'
import { newId } from './ids'
import type { Sandbox } from './sandbox'
import { StripeFailure } from './stripe-error'

/** Answers a request to /v1: checks the key, replays what an Idempotency-Key remembers, strikes ordered faults. */
export function stripeApi(sandbox: Sandbox): (request: Request) => Promise<Answer> {
  const routes = apiRoutes(sandbox)
  return async (request) => {
    const headers = { 'request-id': newId('req', 14), 'stripe-version': versionOf(request) }
    try {
      authenticate(request)
      return withHeaders(await answerOnce(sandbox, request, () => run(request)), headers)
    } catch (error) {
      return withHeaders(failed(error), headers)
    }
  }

  async function run(request: Request): Promise<Answer> {
    const name = `${request.method} ${request.path}`
    const fault = sandbox.faults.takeApi(name)
    if (fault === undefined) return execute(request)
    if (fault.executed ?? fault.kind === 'reset') {
      const done = await execute(request)
      // What was done stands, and a repetition with the same key hears of it.
      if (fault.kind !== 'status') keep(sandbox, request, done)
    }
    if (fault.kind !== 'status') return { fault: fault.kind }
    const answer = failureOf(fault).toAnswer()
    if (fault.saved) keep(sandbox, request, answer)
    return answer
  }

  async function execute(request: Request): Promise<Answer> {
    const answer = await dispatch(routes, request)
    if (answer !== undefined) return answer
    throw new StripeFailure(404, `Unrecognized request URL (${request.method}: ${request.path}).`)
  }
}

/** Same key and same parameters: the same answer; other parameters: refused (docs.stripe.com/api/idempotent_requests). */
async function answerOnce(sandbox: Sandbox, request: Request, run: () => Promise<Answer>): Promise<Answer> {
  const key = idempotencyKey(request)
  if (key === undefined) return run()
  const kept = sandbox.store.keys.get(key)
  if (kept === undefined) {
    const answer = await run()
    if ('status' in answer && answer.status < 400) keep(sandbox, request, answer)
    return withHeaders(answer, { 'idempotency-key': key })
  }
  if (kept.fingerprint !== fingerprintOf(request)) {
    const message = `Keys for idempotent requests can only be used with the parameters they were first used with; '${key}' was used with others.`
    throw new StripeFailure(400, message, { type: 'idempotency_error' })
  }
  return {
    status: kept.status,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'idempotent-replayed': 'true' },
    body: kept.body,
  }
}

function keep(sandbox: Sandbox, request: Request, answer: Answer): void {
  const key = idempotencyKey(request)
  if (key === undefined || 'fault' in answer) return
  const body = answer.body.toString()
  sandbox.store.keys.put(key, {
    fingerprint: fingerprintOf(request),
    status: answer.status,
    body,
    at: Date.now(),
  })
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.method === 'POST' ? request.header('idempotency-key') : undefined
  if (key !== undefined && key.length > 255) {
    throw new StripeFailure(400, 'An idempotency key has at most 255 characters.')
  }
  return key
}

function fingerprintOf(request: Request): string {
  const parameters = new URLSearchParams(request.body)
  parameters.sort()
  return `${request.method} ${request.path} ${parameters.toString()}`
}

function authenticate(request: Request): void {
  const [scheme, key = ''] = (request.header('authorization') ?? '').split(' ')
  if (scheme !== 'Bearer' || key === '') {
    throw new StripeFailure(
      401,
      'You did not provide an API key: send it as a Bearer token in Authorization.',
    )
  }
  if (/^(sk|rk)_live_/.test(key)) {
    throw new StripeFailure(401, 'This is the payment sandbox: it must never see a live key.')
  }
  if (!/^(sk|rk)_test_\w+$/.test(key)) {
    throw new StripeFailure(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
  }
}

function versionOf(request: Request): string {
  return request.header('stripe-version') ?? API_VERSION
}

function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return 'fault' in answer ? answer : { ...answer, headers: { ...headers, ...answer.headers } }
}

function failed(error: unknown): Answer {
  if (error instanceof StripeFailure) return error.toAnswer()
  console.error(error)
  return json(500, { error: { type: 'api_error', message: 'The payment sandbox has an error of its own.' } })
}
