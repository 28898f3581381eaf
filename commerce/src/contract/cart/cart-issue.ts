import type { CartItem } from './cart-item'
import { cartItemId } from './cart-item-id'
import type { MessageKey } from '../api/messages'

/** What can stand against paying for a cart as a whole, as the server answers it, and the sentence about it. */
export const CART_ISSUES = {
  empty_cart: 'cartInvalid',
  invalid_request: 'status400',
} as const satisfies Record<string, MessageKey>

type CartIssue = keyof typeof CART_ISSUES

/** Returns what forbids paying for these lines, to the browser and to the server alike; undefined where nothing does. */
export function findCartIssue(items: unknown): CartIssue | undefined {
  if (!Array.isArray(items) || items.length === 0) return 'empty_cart'
  const isNamed = ({ id, productId, size }: CartItem) => id === cartItemId(productId, size)
  return items.every(isNamed) ? undefined : 'invalid_request'
}
