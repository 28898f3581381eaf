import { Stripe } from 'stripe'
import { afterAll, beforeAll } from 'vitest'
import { parsePaymentEnvironment } from '../../../sandbox/environment'
import { parseEnvironment } from '../../../src/lib/environment'
import type { RunningApp } from '../../../sandbox/web'
import { startPaymentSandbox } from '../../../sandbox/payment-sandbox'
import { type WebhookReceiver, startWebhookReceiver } from './webhook-receiver'

export const WEBHOOK_SECRET = 'whsec_for_tests'

/** The real SDK, pointed at a sandbox. */
export function createStripeAt(port: number, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  return new Stripe(parseEnvironment({}).stripe.secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  })
}

/** A sandbox over HTTP for the tests of a file, with a shop's webhook that records what arrives. */
export function startSandboxForFile(environment: NodeJS.ProcessEnv = {}) {
  let running: RunningApp | undefined
  let receiver: WebhookReceiver | undefined
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    running = await startPaymentSandbox(
      parsePaymentEnvironment({
        SANDBOX_PORT: '0',
        SANDBOX_WEBHOOK_URL: receiver.url,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        ...environment,
      }),
    )
  })
  afterAll(async () => {
    await running?.stop()
    await receiver?.stop()
  })
  const getStarted = () => {
    if (!running || !receiver) throw new Error('The sandbox runs only inside tests.')
    return { ...running, receiver }
  }
  return {
    get url() {
      return getStarted().url
    },
    get receiver() {
      return getStarted().receiver
    },
    get stripe() {
      return createStripeAt(getStarted().port)
    },
    stripeWith: (options: Partial<Stripe.StripeConfig>) => createStripeAt(getStarted().port, options),
    /** Uses one of the controls under /_test and returns what it answered. */
    control: (path: string, body: unknown = {}) => control(getStarted().url, path, body),
  }
}

export async function control(url: string, path: string, body: unknown = {}, method = 'POST') {
  const response = await fetch(`${url}/_test/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
