import type { Stripe as Client } from '@stripe/stripe-js'
import { vi } from 'vitest'

/** A client of Stripe's with this method. */
export function createFakeClient(redirectToCheckout?: unknown): Client {
  return { redirectToCheckout } as unknown as Client
}

/** One for all files of tests, which share a world: Stripe's loader keeps the first `window.Stripe` that it finds. */
export const Stripe = vi.fn((_key: string) => createFakeClient())
