import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { queueMissingMails } from '../mails/queue-missing-mails'

export const config: SubscriberConfig = {
  event: ['order.fulfillment_created', 'shipment.created', 'payment.refunded', 'order.canceled'],
}

type OrderEvent = { id?: string; fulfillment_id?: string; no_notification?: boolean }

/** Queues the mail of an event. It is withheld if 'send notification' was not ticked. */
export default async function queueOrderMails({
  event,
  container,
}: SubscriberArgs<OrderEvent>): Promise<void> {
  const { id, fulfillment_id: fulfillmentId, no_notification: isWithheld } = event.data
  const changedId = fulfillmentId ?? id
  if (changedId !== undefined)
    await queueMissingMails({ changedId, isWithheld: isWithheld === true }, container)
}
