import { CART_ISSUES, findCartIssue } from '@contract/cart/cart-issue'
import type { UserMessage } from '@contract/api/messages'

/** Returns what forbids a checkout before anything is sent (specification, section 5); undefined where nothing does. */
export function validateCheckout(lines: unknown, isOnline: boolean): UserMessage | undefined {
  const issue = findCartIssue(lines)
  if (issue !== undefined) return { key: CART_ISSUES[issue] }
  return isOnline ? undefined : { key: 'offline' }
}
