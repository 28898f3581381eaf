/*
 * The payment sandbox: stands in for Stripe wherever no STRIPE_SECRET_KEY is set. From any directory:
 *
 *   SANDBOX_PORT=9001 SANDBOX_WEBHOOK_URL=http://127.0.0.1:9000/api/stripe-webhook \
 *     node --require <repository>/commerce/sandbox/register.cjs <repository>/commerce/sandbox/main.ts
 *
 * It prints one line that begins with 'ready' when it listens, and ends at SIGTERM or SIGINT.
 */
import { paymentEnvironment } from './environment'
import { startPaymentSandbox } from './payment/server'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const sandbox = await startPaymentSandbox(paymentEnvironment(process.env))
  return { ready: `payment sandbox at ${sandbox.url}`, stop: sandbox.stop }
})
