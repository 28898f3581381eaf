import type { CartItem } from './cart-item'
import { getCartItemId } from './cart-item-id'
import type { MessageKey } from '../api/messages'

/** The issues that forbid paying for a cart as a whole: the server's code, and the key of its sentence. */
export const CART_ISSUES = {
  empty_cart: 'cartInvalid',
  invalid_request: 'status400',
} as const satisfies Record<string, MessageKey>

type CartIssue = keyof typeof CART_ISSUES

/** Returns what forbids paying for these lines; undefined if nothing does. Browser and server use it. */
export function findCartIssue(items: unknown): CartIssue | undefined {
  if (!Array.isArray(items) || items.length === 0) return 'empty_cart'
  const isNamed = ({ id, productId, size }: CartItem) => id === getCartItemId(productId, size)
  return items.every(isNamed) ? undefined : 'invalid_request'
}
