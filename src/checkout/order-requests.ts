import { ORDER_NOTE_PATH, ORDER_RETURN_PATH } from '@contract/api-paths'
import type { ReturnRequest } from '@contract/order-returns'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders'
import { request } from '@/lib/http'

/** Saves what the buyer asks of the studio; returns the order as it is then. Throws HttpError: 409 when it has left. */
export async function saveNote(token: string, text: string): Promise<LinkedOrder> {
  const body = JSON.stringify({ token, text })
  return linkedOrderSchema.parse(await request(ORDER_NOTE_PATH, { method: 'POST', body }))
}

/** Asks to return something; returns the order as it is then. Throws HttpError: 409 when it can no longer be. */
export async function requestReturn(asked: ReturnRequest): Promise<LinkedOrder> {
  const body = JSON.stringify(asked)
  return linkedOrderSchema.parse(await request(ORDER_RETURN_PATH, { method: 'POST', body }))
}
