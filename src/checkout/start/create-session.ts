import { CHECKOUT_PATH } from '@contract/api/api-paths'
import {
  type CheckoutResponse,
  checkoutResponseSchema,
  REPLACES_HEADER,
  buildReturnUrls,
} from '@contract/cart/checkout-request'
import type { CartItem } from '@contract/cart/cart-item'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { loadChunk } from '@/lib/lazy-chunk'
import { CheckoutError, type CheckoutFailure } from './checkout-failure'
import { createFetchAdapter } from './create-fetch-adapter'
import { getApiErrorMessage, apiErrorSchema } from '@contract/api/api-error'
import { MESSAGES, type UserMessage } from '@contract/api/messages'

/** In ms: maximum time for all tries together. The server gives up on Stripe after 9 s. */
const TIMEOUT_MS = 30_000

const RETRIES = 2

export type CheckoutCart = { items: readonly CartItem[]; deliveryOption: DeliveryOption }

export type CheckoutContext = {
  origin: string
  language: string
  /** The same for each press of the button until the outcome is known, so that only one session is created. */
  idempotencyKey: string
  /** The session that this cart opened before. The server expires it, so that it cannot be paid as well. */
  replacedSessionId: string | null
}

/**
 * Creates a session through medusa-js, which retries.
 * Rejects with CheckoutError or as fetch does.
 */
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
  const { origin, language, idempotencyKey, replacedSessionId } = context
  const { default: MedusaClient } = await loadChunk('medusa', () => import('@medusajs/medusa-js'))
  const { client } = new MedusaClient({
    baseUrl: '',
    maxRetries: RETRIES,
    axiosAdapter: createFetchAdapter(signal),
  })
  const body = { items: cart.items, deliveryOption: cart.deliveryOption, ...buildReturnUrls(origin) }
  const headers = {
    'Idempotency-Key': idempotencyKey,
    'Accept-Language': language,
    // axios omits a header that is null.
    [REPLACES_HEADER]: replacedSessionId,
  }
  const call = client.request('POST', CHECKOUT_PATH, body, {}, headers)
  try {
    const { response: _, ...answer } = await Promise.race([call, rejectOnAbort(signal)])
    return answer
  } catch (error) {
    const { response } = error as { response?: { status: number; data: unknown } }
    if (response === undefined) throw error
    const failure = toResponseFailure(response.status, response.data)
    throw new CheckoutError(failure.message, failure)
  }
}

/** Rejects on abort, also during the pause between two tries, which the call does not interrupt. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/**
 * Maps a response that is not ok. The server's own error takes precedence over what is said by the status.
 */
export function toResponseFailure(status: number, body: unknown): CheckoutFailure {
  const isOutcomeUnknown = status >= 500
  const { data } = apiErrorSchema.safeParse(body)
  if (data !== undefined)
    return {
      message: getApiErrorMessage(data),
      lineIssues: data.lines ?? [],
      isOutcomeUnknown,
      ...(data.code === 'already_paid' && { isAlreadyPaid: true }),
    }
  // A code that this page does not know, such as one of a newer server, comes with a sentence to show.
  const { error } = Object(body) as { error?: unknown }
  const isSentence = typeof error === 'string' && error !== ''
  return {
    message: isSentence ? { text: error } : getStatusMessage(status),
    lineIssues: [],
    isOutcomeUnknown,
  }
}

function getStatusMessage(status: number): UserMessage {
  const key = `status${status}`
  return isMessageKey(key) ? { key } : { key: 'statusOther', values: { status } }
}

function isMessageKey(key: string): key is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, key)
}
