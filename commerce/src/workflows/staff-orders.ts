import type { MedusaContainer } from '@medusajs/framework/types'
import { toFrancs } from '../contract/money'
import type { DeliveryOption } from '../contract/totals'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import { refundedInFull } from './refunds'

/** One order of the staff's list; francs with decimals. */
type StaffOrder = {
  id: string
  number: number
  status: string
  total: number
  currency: string
  deliveryOption: DeliveryOption
  pieces: number
  createdAt: string
}

/** One page of the orders, newest first, and how many there are. */
export async function staffOrders(
  page: { limit: number; offset: number },
  container: MedusaContainer,
): Promise<{ orders: StaffOrder[]; count: number }> {
  const { intents, count } = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).ordered(page)
  const refunded = await refundedInFull(intents, container)
  const orders = intents.map((intent) => ({
    id: intent.order_id ?? '',
    number: intent.order_number ?? 0,
    status: refunded.has(intent.id) ? 'refunded' : intent.status,
    total: toFrancs(intent.total),
    currency: intent.currency,
    deliveryOption: intent.delivery_option,
    pieces: intent.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: intent.created_at.toISOString(),
  }))
  return { orders, count }
}
