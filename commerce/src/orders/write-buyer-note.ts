import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../contract/orders/buyer-order'
import { tooLate } from '../lib/shop-error'
import { getLinkedOrder, getOrderByToken } from './queries/linked-order'
import { canBuyerWriteNote } from './rules/note-open'

/** Keeps what a buyer asks of the studio, until the goods leave. Throws ShopError. */
export async function writeBuyerNote(
  { token, text }: { token: string; text: string },
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const order = await getOrderByToken(token, container)
  if (!canBuyerWriteNote(order))
    throw tooLate('This order has left the studio, so it takes no note any more.')
  const notes = container.resolve('orderNoteStore')
  await notes.upsert({ orderId: order.id, author: 'buyer', text, writtenBy: 'buyer' })
  return getLinkedOrder(token, container)
}
