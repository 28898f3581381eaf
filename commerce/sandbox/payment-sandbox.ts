import { createDashboard } from './dashboard'
import type { parsePaymentEnvironment } from './environment'
import { createPayPage } from './pay-page/routes'
import { listen, createLocalApp } from './web'
import { createStripeApi } from './payment/stripe-api'
import { createControlApi } from './payment/control-api'
import { WebhookDeliveries } from './payment/webhook-deliveries'
import { Faults } from './payment/faults'
import { runDueChanges } from './payment/pay'
import type { Sandbox } from './payment/sandbox'
import { openStore } from './payment/store'

const TICK_MS = 500

export async function startPaymentSandbox(environment: ReturnType<typeof parsePaymentEnvironment>) {
  const store = openStore(environment.SANDBOX_DATA_FILE, Date.now())
  const faults = new Faults()
  const deliveries = new WebhookDeliveries(
    store,
    faults,
    environment.STRIPE_WEBHOOK_SECRET,
    environment.SANDBOX_WEBHOOK_URL,
  )
  const sandbox: Sandbox = { store, faults, deliveries, asyncMs: environment.SANDBOX_ASYNC_SECONDS * 1000 }
  const app = createLocalApp()
  app.use('/v1', createStripeApi(sandbox))
  app.use('/_test', createControlApi(sandbox))
  app.use('/c', createPayPage(sandbox))
  app.use(createDashboard(sandbox))
  const listening = await listen(app, environment.SANDBOX_PORT)
  deliveries.resume()
  const clock = setInterval(() => runDueChanges(sandbox), TICK_MS)
  return {
    ...listening,
    /** Deletes everything that has happened, also pending webhook calls. */
    empty: () => {
      for (const table of Object.values(store)) table.clear()
      faults.clear()
      deliveries.cancel()
    },
    stop: async () => {
      clearInterval(clock)
      deliveries.stop()
      await listening.stop()
    },
  }
}
