import type { Deliveries } from './deliveries'
import type { Faults } from './faults'
import type { Store } from './store'

/** What the rules of the stand-in work on. */
export type Sandbox = {
  store: Store
  faults: Faults
  deliveries: Deliveries
  /** How long an asynchronous payment stays undecided, in ms. */
  asyncMs: number
}

/** Time as Stripe's objects write it. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
