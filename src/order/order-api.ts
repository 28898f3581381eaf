import { ORDER_NOTE_PATH, ORDER_RETURN_PATH, ORDERS_PATH } from '@contract/api/api-paths'
import type { ReturnRequest } from '@contract/orders/order-returns'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders/buyer-order'
import { fetchApi } from '@/lib/requests/http'
import { parseResponse } from '@/lib/requests/parse-response'
import { fetchByToken, type LinkState } from './fetch-by-token'

/** Fetches the order of a link. Never rejects. */
export function fetchLinkedOrder(token: string): Promise<LinkState<LinkedOrder>> {
  return fetchByToken(ORDERS_PATH, token, linkedOrderSchema)
}

/**
 * Saves the buyer's note and returns the updated order. Rejects with HttpError (409 once the order has left) or
 * UnknownResponseError (the note is saved, by a newer shop).
 */
export async function saveBuyerNote(token: string, text: string): Promise<LinkedOrder> {
  const body = JSON.stringify({ token, text })
  return parseResponse(linkedOrderSchema, await fetchApi(ORDER_NOTE_PATH, { method: 'POST', body }))
}

/**
 * Requests a return and returns the updated order.
 * Rejects as `saveBuyerNote` does; 409 if the goods can no longer be returned.
 */
export async function submitReturn(request: ReturnRequest): Promise<LinkedOrder> {
  const body = JSON.stringify(request)
  return parseResponse(linkedOrderSchema, await fetchApi(ORDER_RETURN_PATH, { method: 'POST', body }))
}
