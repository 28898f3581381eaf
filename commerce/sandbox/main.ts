// The payment sandbox, which stands in for Stripe. It prints a line that begins with 'ready' once it listens:
//   node --require ./commerce/sandbox/register.cjs ./commerce/sandbox/main.ts
import { paymentEnvironment } from './environment'
import { startPaymentSandbox } from './payment/server'
import { runUntilStopped } from './run-until-stopped'

void runUntilStopped(async () => {
  const sandbox = await startPaymentSandbox(paymentEnvironment(process.env))
  return { ready: `payment sandbox at ${sandbox.url}`, stop: sandbox.stop }
})
