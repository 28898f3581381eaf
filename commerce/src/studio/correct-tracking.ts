import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { invalidData, notAllowed } from '../lib/medusa-error'
import { queueTrackingMail } from '../mails/queue-tracking-mail'
import type { Order, Parcel } from '../orders/order'
import { readOrder } from '../orders/queries/read-orders'
import { parcelLabel } from './rules/parcel-label'

/** Gives the shipped parcels of an order another tracking number and tells its buyer, once. Throws MedusaError. */
export async function correctTracking(
  order: Order,
  number: string,
  container: MedusaContainer,
): Promise<void> {
  if (order.canceledAt !== null) throw notAllowed('This order was cancelled.')
  if (number === '') throw invalidData('Please type the tracking number of the parcel.')
  for (const { id, tracking } of parcelsToCorrect(order)) {
    if (tracking[0]?.number === number) continue
    // Medusa's workflow takes no labels.
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { labels: [parcelLabel(number)] })
  }
  await queueTrackingMail(await readOrder(order.id, container), number, container)
}

/** Those that have a number, or all where none has one. Two numbers are two parcels, of which one stays right. */
function parcelsToCorrect({ parcels }: Order): Parcel[] {
  const shipped = parcels.filter(({ shippedAt }) => shippedAt !== null)
  if (shipped.length === 0) throw notAllowed('This order has not been shipped yet.')
  const numbered = shipped.filter(({ tracking }) => tracking.length > 0)
  const numbers = new Set(numbered.flatMap(({ tracking }) => tracking.map(({ number }) => number)))
  if (numbers.size > 1) throw notAllowed('The parcels of this order have different tracking numbers.')
  return numbered.length > 0 ? numbered : shipped
}
