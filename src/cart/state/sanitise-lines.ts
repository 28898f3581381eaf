import type { CartItem } from '@contract/cart/cart-item'
import { getCartItemId } from '@contract/cart/cart-item-id'
import { clamp } from '@contract/clamp'
import {
  MAX_IMAGE_URL_LENGTH,
  MAX_LINES,
  MAX_NAME_LENGTH,
  MAX_PRICE_IN_FRANCS,
  MAX_PRODUCT_ID_LENGTH,
  MAX_QUANTITY,
  MAX_SIZE_LENGTH,
} from '@contract/limits'
import type { CartLines } from './cart-lines'

/** The length of a currency code (ISO 4217), such as CHF. */
const CURRENCY_LENGTH = 3

/**
 * Returns the stored lines that a checkout would accept.
 * Written without a schema library, which every page would load.
 */
export function sanitiseLines(stored: readonly unknown[]): CartLines {
  const byId = new Map<string, CartItem>()
  for (const candidate of stored) {
    const line = parseLine(candidate)
    if (line === undefined) continue
    const earlierLine = byId.get(line.id)
    byId.set(
      line.id,
      earlierLine === undefined
        ? line
        : { ...line, quantity: clampQuantity(earlierLine.quantity + line.quantity) },
    )
  }
  return [...byId.values()].slice(0, MAX_LINES)
}

function parseLine(candidate: unknown): CartItem | undefined {
  if (typeof candidate !== 'object' || candidate === null) return undefined
  const { productId, name, size, price, currency, image, quantity } = candidate as Record<string, unknown>
  if (!isText(productId, MAX_PRODUCT_ID_LENGTH) || !isText(name, MAX_NAME_LENGTH)) return undefined
  if (!isText(size, MAX_SIZE_LENGTH) || !isText(currency, CURRENCY_LENGTH)) return undefined
  if (!isText(image, MAX_IMAGE_URL_LENGTH, 0)) return undefined
  if (!isAmount(price, MAX_PRICE_IN_FRANCS) || !isAmount(quantity, Infinity)) return undefined
  const id = getCartItemId(productId, size)
  return { id, productId, name, size, price, currency, image, quantity: clampQuantity(quantity) }
}

function isText(value: unknown, maxLength: number, minLength = 1): value is string {
  return typeof value === 'string' && value.length >= minLength && value.length <= maxLength
}

function isAmount(value: unknown, max: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= max
}

function clampQuantity(quantity: number): number {
  return clamp(Math.floor(quantity), 1, MAX_QUANTITY)
}
