import type { MedusaContainer } from '@medusajs/framework/types'
import { refused } from '../lib/medusa-error'
import { readOrder } from './order-store'
import { staffActor } from '../studio/queries/staff-actor'

type NoteInput = { orderId: string; text: string; known: string; userId: string }

/** Replaces the studio's note of an order, unless a colleague has meanwhile. Throws MedusaError. */
export async function writeNote(
  { orderId, text, known, userId }: NoteInput,
  container: MedusaContainer,
): Promise<void> {
  await readOrder(orderId, container)
  const actor = await staffActor(userId, container)
  const notes = container.resolve('orderNoteStore')
  const history = container.resolve('orderHistoryStore')
  const written = await notes.write({ orderId, author: 'studio', text, known, writtenBy: actor.name })
  if (written === 'changed') throw refused('note_changed')
  if (written === 'written') await history.add({ orderId, step: 'note_changed', actor })
}
