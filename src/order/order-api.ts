import { ORDER_NOTE_PATH, ORDER_RETURN_PATH } from '@contract/api/api-paths'
import type { ReturnRequest } from '@contract/orders/order-returns'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders/buyer-order'
import { fetchApi } from '@/lib/http'
import { parseResponse } from '@/lib/parse-response'

/**
 * Saves what the buyer asks of the studio; returns the order as it is then. Throws HttpError, 409 when it has left, and
 * UnknownAnswer: it is saved, by a newer shop.
 */
export async function saveBuyerNote(token: string, text: string): Promise<LinkedOrder> {
  const body = JSON.stringify({ token, text })
  return parseResponse(linkedOrderSchema, await fetchApi(ORDER_NOTE_PATH, { method: 'POST', body }))
}

/** Asks to return something, as `saveNote` does; 409 when it can no longer be. */
export async function requestReturn(asked: ReturnRequest): Promise<LinkedOrder> {
  const body = JSON.stringify(asked)
  return parseResponse(linkedOrderSchema, await fetchApi(ORDER_RETURN_PATH, { method: 'POST', body }))
}
