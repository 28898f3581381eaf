import type { CartItem } from '@contract/cart-item'
import { cartItemId } from '@contract/cart-item-id'
import { MAX_LINES, MAX_QUANTITY } from '@contract/limits'
import type { Lines } from './cart'

/**
 * The lines of a stored list that can be trusted: whole quantities 1..10, one line a product and size, as many as a
 * checkout may hold (reading R13). Written by hand, because a schema library would weigh on every page.
 */
export function sanitiseLines(stored: readonly unknown[]): Lines {
  const byId = new Map<string, CartItem>()
  for (const candidate of stored) {
    const line = asLine(candidate)
    if (line === undefined) continue
    const known = byId.get(line.id)
    byId.set(
      line.id,
      known === undefined ? line : { ...line, quantity: clamp(known.quantity + line.quantity) },
    )
  }
  return [...byId.values()].slice(0, MAX_LINES)
}

function asLine(candidate: unknown): CartItem | undefined {
  if (typeof candidate !== 'object' || candidate === null) return undefined
  const { productId, name, size, price, currency, image, quantity } = candidate as Record<string, unknown>
  if (!isText(productId) || !isText(name) || !isText(size) || !isText(currency)) return undefined
  if (!isAmount(price) || !isAmount(quantity) || typeof image !== 'string') return undefined
  const id = cartItemId(productId, size)
  return { id, productId, name, size, price, currency, image, quantity: clamp(quantity) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function clamp(quantity: number): number {
  return Math.min(Math.max(Math.floor(quantity), 1), MAX_QUANTITY)
}
