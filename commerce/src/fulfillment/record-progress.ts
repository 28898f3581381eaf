import { updateOrderWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { StaffRefusal } from '../refusals/staff-refusal'
import { wantsScreensMail } from '../studio/read-studio-profile'
import { queueMissingMails } from '../mails/queue-missing-mails'
import type { Order } from '../orders/order'
import { isScreenPrint } from '../orders/order-rules'

type ProgressInput = { isDone: boolean; userId: string }

/** Records that an order is printed, or is not. Returns whether that is a change. */
export async function recordPrinted(
  order: Order,
  { isDone, userId }: ProgressInput,
  container: MedusaContainer,
): Promise<boolean> {
  if ((order.printedAt !== null) === isDone) return false
  await updateOrderMetadata(order, { printed_at: toTimestamp(isDone) }, userId, container)
  return true
}

/**
 * Records that the screen of an order is made, or is not. Returns whether that is a change.
 * Rejects with StaffRefusal.
 */
export async function recordScreensMade(
  order: Order,
  { isDone, userId }: ProgressInput,
  container: MedusaContainer,
): Promise<boolean> {
  if (!isScreenPrint(order)) throw new StaffRefusal('no_screen')
  if ((order.screensMadeAt !== null) === isDone) return false
  // The setting of this moment is recorded: turned on later, it causes no mails about earlier screens.
  const isTold = isDone && (await wantsScreensMail(container))
  const changes = { screens_made_at: toTimestamp(isDone), screens_mail: isTold ? 'yes' : '' }
  await updateOrderMetadata(order, changes, userId, container)
  // A mail about a screen that was sent is not corrected, only one that waits is withheld.
  await container
    .resolve('mailStore')
    .withhold([{ kind: 'screens_made', subjectId: `${order.id}:${order.screensMadeAt}` }])
  await queueMissingMails({ changedId: order.id }, container)
  return true
}

/** Medusa removes a metadata key that is set to an empty text. */
const toTimestamp = (isDone: boolean) => (isDone ? new Date().toISOString() : '')

async function updateOrderMetadata(
  { id, metadata }: Order,
  changes: Record<string, string>,
  userId: string,
  container: MedusaContainer,
): Promise<void> {
  await updateOrderWorkflow(container).run({
    input: { id, user_id: userId, metadata: { ...metadata, ...changes } },
  })
}
