import { type Answer, type Listening, type Request, dispatch, json, listen } from '../http'
import type { paymentEnvironment } from '../environment'
import { assetRoutes } from '../hosted/assets'
import { hostedRoutes } from '../hosted/hosted-routes'
import { stripeJsRoutes } from '../stripe-js/stripe-js-routes'
import { stripeApi } from './api'
import { controlRoutes } from './control-routes'
import { Deliveries } from './deliveries'
import { Faults } from './faults'
import { letTimePass } from './pay'
import type { Sandbox } from './sandbox'
import { openStore } from './store'

const TICK_MS = 500

/** Starts the payment sandbox; it serves until `stop`. */
export async function startPaymentSandbox(
  environment: ReturnType<typeof paymentEnvironment>,
): Promise<Listening> {
  const store = openStore(environment.dataFile, Date.now())
  const faults = new Faults()
  const deliveries = new Deliveries(store, faults, environment.webhookSecret, environment.webhookUrl)
  const sandbox: Sandbox = { store, faults, deliveries, asyncMs: environment.asyncSeconds * 1000 }
  const listening = await listen(answers(sandbox), environment.port, environment.host)
  deliveries.resume()
  const clock = setInterval(() => letTimePass(sandbox), TICK_MS)
  return {
    ...listening,
    stop: async () => {
      clearInterval(clock)
      deliveries.stop()
      await listening.stop()
    },
  }
}

function answers(sandbox: Sandbox): (request: Request) => Promise<Answer> {
  const api = stripeApi(sandbox)
  const routes = [
    ...hostedRoutes(sandbox),
    ...assetRoutes(),
    ...stripeJsRoutes(sandbox),
    ...controlRoutes(sandbox),
  ]
  return async (request) => {
    if (request.path.startsWith('/v1/')) return api(request)
    return (await dispatch(routes, request)) ?? json(404, { error: 'Nothing here.' })
  }
}
