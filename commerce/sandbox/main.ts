// The payment sandbox, which replaces Stripe.
import { parsePaymentEnvironment } from './environment'
import { startPaymentSandbox } from './payment-sandbox'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const sandbox = await startPaymentSandbox(parsePaymentEnvironment(process.env))
  return { ready: `payment sandbox at ${sandbox.url}`, stop: sandbox.stop }
})
