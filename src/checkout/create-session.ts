import type Medusa from '@medusajs/medusa-js'
import { apiErrorMessage, apiErrorSchema } from '@contract/api-error'
import type { LineIssue } from '@contract/line-issue-schema'
import type { CartItem } from '@contract/cart-item'
import {
  type CheckoutResponse,
  checkoutResponseSchema,
  REPLACES_HEADER,
  returnUrls,
} from '@contract/checkout'
import { MESSAGES } from '@contract/messages'
import type { DeliveryOption } from '@contract/totals'
import type { UserMessage } from '@contract/user-message'

/** Longest wait for a session, all tries together, in ms; the server itself gives up on its provider after 9 s. */
const TIMEOUT_MS = 30_000
const RETRIES = 2

export type CheckoutCart = { items: readonly CartItem[]; deliveryOption: DeliveryOption }

export type CheckoutContext = {
  /** The site's own address, without a slash at the end. */
  origin: string
  language: string
  /** The same for every press until the outcome is known, so that an unknown one cannot become two sessions. */
  idempotencyKey: string
  /** The session that this cart was last taken to: closed once there is a new one, so that it is not paid as well. */
  replaces: string | null
}

export type CheckoutFailure = {
  message: UserMessage
  lines: readonly LineIssue[]
  /** The server may have created a session although no answer came. */
  isUnknown: boolean
}

export class CheckoutError extends Error {
  override readonly name = 'CheckoutError'

  constructor(
    message: UserMessage,
    readonly failure: CheckoutFailure = { message, lines: [], isUnknown: false },
  ) {
    super('text' in message ? message.text : message.key)
  }
}

/** Creates a session through medusa-js, which retries (specification, section 7). Throws CheckoutError and what fetch throws. */
export async function createSession(
  cart: CheckoutCart,
  context: CheckoutContext,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<CheckoutResponse> {
  const answer = checkoutResponseSchema.safeParse(await post(cart, context, signal))
  if (!answer.success || answer.data.id === '') throw new CheckoutError({ key: 'noSessionId' })
  return answer.data
}

async function post(cart: CheckoutCart, context: CheckoutContext, signal: AbortSignal): Promise<unknown> {
  const { origin, language, idempotencyKey, replaces } = context
  const { default: Medusa } = await import('@medusajs/medusa-js')
  const { client } = new Medusa({ baseUrl: '', maxRetries: RETRIES, axiosAdapter: fetchAdapter(signal) })
  const body = { items: cart.items, deliveryOption: cart.deliveryOption, ...returnUrls(origin) }
  const headers = {
    'Idempotency-Key': idempotencyKey,
    'Accept-Language': language,
    // Left out by axios where it is null.
    [REPLACES_HEADER]: replaces,
  }
  const call = client.request('POST', '/api/create-checkout-session', body, {}, headers)
  try {
    const { response: _, ...answer } = await Promise.race([call, rejectOnAbort(signal)])
    return answer
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } }
    if (response === undefined) throw error
    const failure = failureOfStatus(response.status, response.data)
    throw new CheckoutError(failure.message, failure)
  }
}

/** Ends also a pause between two tries, which the call itself would sit out. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

type Adapter = NonNullable<ConstructorParameters<typeof Medusa>[0]['axiosAdapter']>

/**
 * Lets medusa-js call through fetch, whose errors the specification names (type error, abort). An aborted call carries no
 * config, and is therefore not tried again.
 */
function fetchAdapter(signal: AbortSignal): Adapter {
  return async (config) => {
    const response = await send(config, signal)
    const answer = {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    }
    if (response.ok) return answer
    throw Object.assign(new Error(`HTTP ${response.status}`), { config, response: answer })
  }
}

async function send(config: Parameters<Adapter>[0], signal: AbortSignal): Promise<Response> {
  const path = `${config.baseURL}${config.url}`
  const method = String(config.method).toUpperCase()
  // Each try is logged by method and path (section 7).
  console.info(`${method} ${path}`)
  try {
    return await fetch(path, {
      method,
      headers: config.headers.toJSON() as Record<string, string>,
      body: config.data as string,
      signal,
    })
  } catch (error) {
    throw error instanceof TypeError ? Object.assign(error, { config }) : error
  }
}

/** What a response that is not ok means: the server's own error wins over the table (section 8, reading R34). */
export function failureOfStatus(status: number, body: unknown): CheckoutFailure {
  const isUnknown = status >= 500
  const { data } = apiErrorSchema.safeParse(body)
  if (data !== undefined) return { message: apiErrorMessage(data), lines: data.lines ?? [], isUnknown }
  // A failure that this page does not know, such as one of a newer server, has its sentence only.
  return { message: errorIn(body) ?? messageOfStatus(status), lines: [], isUnknown }
}

function errorIn(body: unknown): UserMessage | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' && body.error !== '' ? { text: body.error } : undefined
}

function messageOfStatus(status: number): UserMessage {
  const key = `status${status}`
  return isMessageKey(key) ? { key } : { key: 'statusOther', values: { status } }
}

function isMessageKey(key: string): key is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, key)
}

export function failureOf(error: unknown): CheckoutFailure {
  if (error instanceof CheckoutError) return error.failure
  if (error instanceof TypeError) return { message: { key: 'network' }, lines: [], isUnknown: true }
  const key = isAbort(error) ? 'timedOut' : 'sessionFailed'
  return { message: { key }, lines: [], isUnknown: true }
}

// By name: an abort is a DOMException, which not every browser makes an Error.
function isAbort(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return error.name === 'AbortError' || error.name === 'TimeoutError'
}
