import type { CartItem } from '@contract/cart-item'
import type { LineProblem } from '@contract/checkout'
import type { DeliveryOption } from '@contract/totals'
import type { UserMessage } from '@contract/user-message'

/** What is to be paid for. */
export type CheckoutCart = { items: readonly CartItem[]; deliveryOption: DeliveryOption }

/** Why a checkout did not begin: a sentence, and the lines that the server names. */
export type Refusal = {
  notice: UserMessage
  lines: readonly LineProblem[]
  /** The server may have opened a session although no answer came. */
  isUnknown: boolean
}

/** A refusal of the whole cart, after which no session is open. */
export function refusalOfCart(notice: UserMessage): Refusal {
  return { notice, lines: [], isUnknown: false }
}

/** What forbids a checkout before anything is sent (specification, section 5); undefined where nothing does. */
export function validateCheckout(cart: { items: unknown }, isOnline: boolean): UserMessage | undefined {
  if (!Array.isArray(cart.items) || cart.items.length === 0) return { key: 'cartInvalid' }
  return isOnline ? undefined : { key: 'offline' }
}
