import { updateOrderWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { toOccasion } from '../mails/mail'
import { boardRefusal } from '../lib/medusa-error'
import { wantsScreensMail } from '../lib/studio-profile'
import { queueMissingMails } from '../mails/queue-order-mails'
import type { Order } from '../orders/order'
import { hasScreen } from '../orders/order-rules'

type ProgressInput = { isDone: boolean; userId: string }

/** Notes that an order is printed, or is not; returns whether that is news. */
export async function recordPrinted(
  order: Order,
  { isDone, userId }: ProgressInput,
  container: MedusaContainer,
): Promise<boolean> {
  if ((order.printedAt !== null) === isDone) return false
  await updateOrderMetadata(order, { printed_at: toTimestamp(isDone) }, userId, container)
  return true
}

/** Notes that the screen of an order is made, or is not; returns whether that is news. Throws MedusaError. */
export async function recordScreensMade(
  order: Order,
  { isDone, userId }: ProgressInput,
  container: MedusaContainer,
): Promise<boolean> {
  if (!hasScreen(order)) throw boardRefusal('no_screen')
  if ((order.screensMadeAt !== null) === isDone) return false
  // What the setting says now: turned on later, it tells nobody of last week's screens.
  const isTold = isDone && (await wantsScreensMail(container))
  const changes = { screens_made_at: toTimestamp(isDone), screens_mail: isTold ? 'yes' : '' }
  await updateOrderMetadata(order, changes, userId, container)
  // Nobody waits for a screen as for a parcel: what has been told of it is not corrected.
  await container
    .resolve('mailStore')
    .withhold([toOccasion('screens_made', `${order.id}:${order.screensMadeAt}`)])
  await queueMissingMails({ about: order.id }, container)
  return true
}

/** Medusa removes what is set to an empty text. */
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
