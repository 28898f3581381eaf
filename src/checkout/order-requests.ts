import { ORDER_NOTE_PATH } from '@contract/api-paths'
import { type LinkedOrder, linkedOrderSchema } from '@contract/orders'
import { request } from '@/lib/http'

/** Saves what the buyer asks of the studio; returns the order as it is then. Throws HttpError: 409 when it has left. */
export async function saveNote(token: string, text: string): Promise<LinkedOrder> {
  const body = JSON.stringify({ token, text })
  return linkedOrderSchema.parse(await request(ORDER_NOTE_PATH, { method: 'POST', body }))
}
