import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartItemSchema } from '@contract/cart/cart-item'
import { getCartItemId } from '@contract/cart/cart-item-id'
import { MAX_LINES } from '@contract/limits'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { loadCart, saveCart } from '@/cart/state/stored-cart'
import { checkMany } from './support/check-many'
import { text } from './support/arbitrary-requests'

// The cart logs what it cannot read.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

const line = fc.record(
  {
    id: text,
    productId: fc.oneof(fc.constantFrom('prod_1', 'prod_2'), text),
    name: text,
    size: fc.oneof(fc.constantFrom('S', 'M'), text),
    price: fc.oneof(fc.constantFrom(29.9, 0, -1, 1e9), fc.double(), fc.anything()),
    currency: fc.oneof(fc.constant('CHF'), text),
    image: fc.oneof(fc.constant('/media/a.webp'), text),
    quantity: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double(), fc.anything()),
    extra: fc.anything(),
  },
  { requiredKeys: [] },
)
const stored = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc
    .record(
      {
        version: fc.oneof(fc.constant(1), fc.anything()),
        items: fc.oneof(fc.array(fc.oneof(line, fc.anything()), { maxLength: 70 }), fc.anything()),
        deliveryOption: fc.oneof(fc.constantFrom('pickup', 'shipping'), fc.anything()),
        sessionId: fc.oneof(fc.string(), fc.anything()),
        attempt: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
)

function createStorage(value: string) {
  const kept = new Map([[STORAGE_KEYS.cart as string, value]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, next: string) => void kept.set(key, next),
    removeItem: (key: string) => void kept.delete(key),
  }
}

it('a stored cart that somebody has changed becomes one that can be paid, or none [174] [R13]', async () => {
  await checkMany(
    stored,
    async (value) => {
      const storage = createStorage(value)
      const cart = loadCart(() => storage)
      expect(cart.lines.length).toBeLessThanOrEqual(MAX_LINES)
      expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length)
      for (const item of cart.lines) {
        expect(cartItemSchema.safeParse(item).error).toBeUndefined()
        expect(item.id).toBe(getCartItemId(item.productId, item.size))
      }
      saveCart(cart, () => storage)
      expect(loadCart(() => storage)).toEqual(cart)
    },
    0.05,
  )
})
