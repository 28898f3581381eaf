import type { MedusaContainer } from '@medusajs/framework/types'
import { boardRefusal } from '../lib/medusa-error'
import { getOrder } from './order-store'
import { readActor } from '../studio/queries/staff-actor'

type NoteInput = { orderId: string; text: string; known: string; userId: string }

/** Replaces the studio's note of an order, unless a colleague has meanwhile. Throws MedusaError. */
export async function writeStudioNote(
  { orderId, text, known, userId }: NoteInput,
  container: MedusaContainer,
): Promise<void> {
  await getOrder(orderId, container)
  const actor = await readActor(userId, container)
  const notes = container.resolve('orderNoteStore')
  const history = container.resolve('orderHistoryStore')
  const written = await notes.upsert({ orderId, author: 'studio', text, known, writtenBy: actor.name })
  if (written === 'conflict') throw boardRefusal('note_changed')
  if (written === 'written') await history.create({ orderId, step: 'note_changed', actor })
}
