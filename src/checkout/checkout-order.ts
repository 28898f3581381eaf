import type { CartItem } from '@contract/cart-item'
import type { LineProblem } from '@contract/checkout'
import type { DeliveryOption } from '@contract/totals'
import type { Notice } from '@contract/notice'

/** What is to be paid for. */
export type CheckoutOrder = { items: readonly CartItem[]; deliveryOption: DeliveryOption }

/** Why a checkout did not begin: a sentence, and the lines that the server names. */
export type Refusal = {
  notice: Notice
  lines: readonly LineProblem[]
  /** The server may have opened a session although no answer came. */
  isUnknown: boolean
}

/** A refusal of the whole cart, after which no session is open. */
export function refusalOfCart(notice: Notice): Refusal {
  return { notice, lines: [], isUnknown: false }
}

/** What forbids a checkout before anything is sent (specification, section 5); undefined where nothing does. */
export function faultOfOrder(order: { items: unknown }, isOnline: boolean): Notice | undefined {
  if (!Array.isArray(order.items) || order.items.length === 0) return { key: 'cartInvalid' }
  return isOnline ? undefined : { key: 'offline' }
}
