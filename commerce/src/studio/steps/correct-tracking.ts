import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { boardRefusal } from '../../lib/medusa-error'
import { queueTrackingMail } from '../../mails/queue-tracking-mail'
import type { Order, Parcel } from '../../orders/order'
import { getOrder } from '../../orders/order-store'
import { toParcelLabel } from '../rules/parcel-label'

/**
 * Gives the shipped parcels of an order another tracking number and tells its buyer, once; returns whether it is another.
 * Throws MedusaError.
 */
export async function correctTracking(
  order: Order,
  number: string,
  container: MedusaContainer,
): Promise<boolean> {
  if (order.canceledAt !== null) throw boardRefusal('cancelled')
  if (number === '') throw boardRefusal('no_tracking')
  const wrong = parcelsToCorrect(order).filter(({ tracking }) => tracking[0]?.number !== number)
  for (const { id } of wrong) {
    // Medusa's workflow takes no labels.
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(id, { labels: [toParcelLabel(number)] })
  }
  await queueTrackingMail(await getOrder(order.id, container), number, container)
  return wrong.length > 0
}

/** Those that have a number, or all where none has one. Two numbers are two parcels, of which one stays right. */
function parcelsToCorrect({ parcels }: Order): Parcel[] {
  const shipped = parcels.filter(({ shippedAt }) => shippedAt !== null)
  if (shipped.length === 0) throw boardRefusal('not_shipped')
  const numbered = shipped.filter(({ tracking }) => tracking.length > 0)
  const numbers = new Set(numbered.flatMap(({ tracking }) => tracking.map(({ number }) => number)))
  if (numbers.size > 1) throw boardRefusal('different_tracking')
  return numbered.length > 0 ? numbered : shipped
}
