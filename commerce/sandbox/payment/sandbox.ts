import type { WebhookDeliveries } from './webhook-deliveries'
import type { Faults } from './faults'
import type { Store } from './store'

export type Sandbox = {
  store: Store
  faults: Faults
  deliveries: WebhookDeliveries
  /** How long an asynchronous payment stays undecided, in ms. */
  asyncMs: number
}
