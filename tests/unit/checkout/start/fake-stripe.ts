import type { Stripe as Client } from '@stripe/stripe-js'
import { afterEach, beforeEach, vi } from 'vitest'

/** A client of Stripe's with this method. */
export function createFakeClient(redirectToCheckout?: unknown): Client {
  return { redirectToCheckout } as unknown as Client
}

/** One for all files of tests, which share a world: Stripe's loader keeps the first `window.Stripe` that it finds. */
export const Stripe = vi.fn((_key: string) => createFakeClient())

/** Has each test of a file leave for a payment page by this method. */
export function installFakeStripe(redirectToCheckout: () => Promise<unknown>): void {
  beforeEach(() => {
    const meta = document.createElement('meta')
    meta.name = 'shop-config'
    meta.content = JSON.stringify({ stripePublishableKey: 'pk_shop', stripeScriptUrl: null })
    document.head.append(meta)
    Stripe.mockReturnValue(createFakeClient(redirectToCheckout))
    Object.assign(window, { Stripe })
  })
  afterEach(() => {
    document.head.replaceChildren()
    Reflect.deleteProperty(window, 'Stripe')
  })
}
