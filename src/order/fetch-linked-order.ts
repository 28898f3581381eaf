import { ORDERS_PATH } from '@contract/api/api-paths'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders/buyer-order'
import { HttpError, fetchApi } from '@/lib/http'
import { parseResponse, UnknownResponseError } from '@/lib/parse-response'

/**
 * The state of an order that a mail links to. outdated: this page is older than the shop. unreachable: no answer
 * for now, the order may exist.
 */
export type LinkedOrderState =
  | { status: 'loading' }
  | { status: 'known'; answer: LinkedOrder }
  | { status: 'unknown' }
  | { status: 'expired' }
  | { status: 'outdated' }
  | { status: 'unreachable' }

/** Fetches the order of the token in a mail's link. Never rejects. */
export async function fetchLinkedOrder(token: string): Promise<LinkedOrderState> {
  try {
    const path = `${ORDERS_PATH}?token=${encodeURIComponent(token)}`
    const answer = parseResponse(linkedOrderSchema, await fetchApi(path, { cache: 'no-store' }))
    return { status: 'known', answer }
  } catch (error) {
    if (error instanceof UnknownResponseError) return { status: 'outdated' }
    if (!(error instanceof HttpError)) return { status: 'unreachable' }
    if (error.status === 410) return { status: 'expired' }
    return { status: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
  }
}
