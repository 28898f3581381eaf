import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../contract/orders/buyer-order'
import { tooLate } from '../lib/shop-error'
import { linkedOrder, readLinkedOrder } from './queries/linked-order'
import { isNoteOpen } from './rules/note-open'

/** Keeps what a buyer asks of the studio, until the goods leave. Throws ShopError. */
export async function writeBuyerNote(
  { token, text }: { token: string; text: string },
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const order = await readLinkedOrder(token, container)
  if (!isNoteOpen(order)) throw tooLate('This order has left the studio, so it takes no note any more.')
  const notes = container.resolve('orderNoteStore')
  await notes.write({ orderId: order.id, author: 'buyer', text, writtenBy: 'buyer' })
  return linkedOrder(token, container)
}
