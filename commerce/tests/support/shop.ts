import { findFreePort } from '../../../scripts/start/ports'
import { STAFF } from '../../../tests/support/staff-account'
import { parsePaymentEnvironment } from '../../sandbox/environment'
import { startPaymentSandbox } from '../../sandbox/payment-sandbox'
import { startServerProcess, waitUntil, type ServerProcess } from './server-process'

/** A whole shop: the real server from source, a process of its own, and the payment sandbox that it talks to. */
export type Shop = {
  origin: string
  sandboxUrl: string
  /** The sandbox has no payments any more, and makes no call that it owes. */
  emptySandbox: () => void
  databaseUrl: string
  server: () => ServerProcess
  /** The same shop again, whether its server was killed, is running or is just being started. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type ShopOptions = {
  smtpUrl?: string
  dataDir?: string
  /** Another server of the same shop, whose sandbox this one talks to; webhooks go to that one. */
  beside?: Shop
  /** Further variables of the server. */
  more?: Record<string, string>
}

/**
 * Starts a shop on a prepared database and waits until it can take orders. Without an address of a mail server its
 * mails wait in the outbox.
 */
export async function startShop(
  databaseUrl: string,
  { smtpUrl = '', dataDir = '', beside, more = {} }: ShopOptions = {},
): Promise<Shop> {
  const [port, sandboxPort] = await Promise.all([findFreePort(0), findFreePort(0)])
  const origin = `http://localhost:${port}`
  const sandbox =
    beside === undefined
      ? await startPaymentSandbox(
          parsePaymentEnvironment({
            SANDBOX_PORT: String(sandboxPort),
            // A payment that is decided later is decided by its test.
            SANDBOX_ASYNC_SECONDS: '3600',
            SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe-webhook`,
          }),
        )
      : { stop: async () => {}, empty: beside.emptySandbox }
  const sandboxUrl = beside?.sandboxUrl ?? `http://127.0.0.1:${sandboxPort}`
  const start = () =>
    startServerProcess('tests/support/server.ts', {
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      SANDBOX_URL: sandboxUrl,
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'warn',
      SMTP_URL: smtpUrl,
      DATA_DIR: dataDir,
      ...STAFF,
      ...more,
    })
  let server = start()
  const waitUntilReady = () =>
    waitUntil(server, async () => ((await fetch(`${origin}/ready`)).status === 200 ? true : undefined))
  try {
    await waitUntilReady()
  } catch (error) {
    await Promise.all([server.kill(), sandbox.stop()])
    throw error
  }
  return {
    origin,
    sandboxUrl,
    emptySandbox: sandbox.empty,
    databaseUrl,
    server: () => server,
    async restart() {
      // A second server would find the port taken and end, and the first one be out of reach.
      await server.kill()
      server = start()
      await waitUntilReady()
    },
    async stop() {
      await Promise.all([server.kill('SIGTERM'), sandbox.stop()])
    },
  }
}
