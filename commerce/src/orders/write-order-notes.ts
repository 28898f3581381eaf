import type { MedusaContainer } from '@medusajs/framework/types'
import { StaffRefusal } from '../refusals/staff-refusal'
import { getOrder } from './read/order-queries'
import { readActor } from '../auth/actor'
import type { LinkedOrder } from '../contract/orders/buyer-order'
import { createTooLateRefusal } from '../refusals/shop-refusal'
import { getLinkedOrder, getOrderByToken } from './read/find-buyer-order'
import { isOrderUnderWay } from './order-rules'

type NoteInput = { orderId: string; text: string; known: string; userId: string }

/**
 * Replaces the studio's note of an order, unless a colleague has changed it meanwhile. Rejects with StaffRefusal.
 */
export async function writeStudioNote(
  { orderId, text, known: replacedText, userId }: NoteInput,
  container: MedusaContainer,
): Promise<void> {
  await getOrder(orderId, container)
  const actor = await readActor(userId, container)
  const notes = container.resolve('orderNoteStore')
  const history = container.resolve('orderHistoryStore')
  const written = await notes.upsert({ orderId, author: 'studio', text, replacedText, writtenBy: actor.name })
  if (written === 'conflict') throw new StaffRefusal('note_changed')
  if (written === 'written') await history.create({ orderId, step: 'note_changed', actor })
}

/** Saves the buyer's note to the studio, until the goods leave. Rejects with ShopRefusal. */
export async function writeBuyerNote(
  { token, text }: { token: string; text: string },
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const order = await getOrderByToken(token, container)
  if (!isOrderUnderWay(order))
    throw createTooLateRefusal('This order has left the studio, so it takes no note any more.')
  const notes = container.resolve('orderNoteStore')
  await notes.upsert({ orderId: order.id, author: 'buyer', text, writtenBy: 'buyer' })
  return getLinkedOrder(token, container)
}
