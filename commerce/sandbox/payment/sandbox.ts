import type { WebhookDeliveries } from './webhook-deliveries'
import type { Faults } from './faults'
import type { Store } from './store'

export type Sandbox = {
  store: Store
  faults: Faults
  deliveries: WebhookDeliveries
  /** In ms: how long an asynchronous payment stays pending. */
  asyncMs: number
}
