import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { noteOwedMails } from '../workflows/mails/owed-mails'

/** What the staff do with an order in Medusa that its buyer must be told of. */
export const config: SubscriberConfig = {
  event: ['order.fulfillment_created', 'shipment.created', 'payment.refunded', 'order.canceled'],
}

type OrderEvent = { id?: string; fulfillment_id?: string; no_notification?: boolean }

/** Looks at what the event names; Medusa's 'send notification' box may be empty, then the mail is only noted. */
export default async function orderChanged({ event, container }: SubscriberArgs<OrderEvent>): Promise<void> {
  const { id, fulfillment_id: fulfilmentId, no_notification: isWithheld } = event.data
  const about = fulfilmentId ?? id
  if (about !== undefined) await noteOwedMails({ about, isWithheld: isWithheld === true }, container)
}
