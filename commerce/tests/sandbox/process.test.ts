import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { control, createStripeAt } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'
import { startWebhookReceiver } from './support/webhook-receiver'
import { createCloneEnvironment } from '../../../scripts/start/clone-environment'

const ROOT = join(import.meta.dirname, '..', '..', 'sandbox')
const EXIT_WITH_LAUNCHER = join(ROOT, '..', '..', 'scripts', 'start', 'exit-with-launcher.cjs')
const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Starts an entry as `npm start` does, from another directory, and returns what it said first. */
async function start(entry: string, environment: NodeJS.ProcessEnv) {
  const required = [join(ROOT, 'register.cjs'), EXIT_WITH_LAUNCHER].flatMap((file) => ['--require', file])
  const child = spawn(process.execPath, [...required, join(ROOT, entry)], {
    cwd: directory,
    env: { PATH: process.env.PATH, ...createCloneEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? [])
  const said = await Promise.race(streams.map((stream) => once(stream, 'data')))
  const line = String(said[0])
  return { child, line, port: Number(/localhost:(\d+)/.exec(line)?.[1]) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  running.delete(child)
  return code
}

it('remembers sessions, keys and webhooks it still owes after a kill', async () => {
  const environment = { SANDBOX_PORT: '0', SANDBOX_DATA_FILE: join(directory, 'sandbox.jsonl') }
  const nobody = 'http://127.0.0.1:9/api/stripe-webhook'
  const first = await start('main.ts', { ...environment, SANDBOX_WEBHOOK_URL: nobody })
  expect(first.line).toMatch(/^ready: /)
  const idempotencyKey = 'before-the-kill'
  const session = await createStripeAt(first.port).checkout.sessions.create(buildPickupOrder(), {
    idempotencyKey,
  })
  await control(`http://localhost:${first.port}`, `sessions/${session.id}/pay`)
  await end(first.child, 'SIGKILL')

  const receiver = await startWebhookReceiver()
  const second = await start('main.ts', { ...environment, SANDBOX_WEBHOOK_URL: receiver.url })
  const stripe = createStripeAt(second.port)
  const again = await stripe.checkout.sessions.create(buildPickupOrder(), { idempotencyKey })
  expect(again.id).toBe(session.id)
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  await expect.poll(() => receiver.listEvents(session.id).length).toBeGreaterThan(0)
  expect(await end(second.child, 'SIGTERM')).toBe(0)
  await receiver.stop()
})

it('keeps caught mails too, and ends at SIGTERM', async () => {
  const environment = { SMTP_PORT: '0', MAILBOX_PORT: '0', MAIL_DATA_FILE: join(directory, 'mails.jsonl') }
  const { child, line } = await start('mail-catcher.ts', environment)
  expect(line).toMatch(/^ready: /)
  expect(await end(child, 'SIGTERM')).toBe(0)
})

it('ends when another has its port, so that the launcher hears of it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { child, line } = await start('main.ts', { SANDBOX_PORT: String(port) })
  expect(line).toContain('EADDRINUSE')
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  running.delete(child)
  other.close()
})

it.each([
  ['main.ts', { NODE_ENV: 'production' }, 'refuses NODE_ENV=production'],
  ['mail-catcher.ts', { NODE_ENV: 'production' }, 'refuses NODE_ENV=production'],
  ['main.ts', { SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT must be a port number'],
])('%s with %o does not start and says why', async (entry, environment, words) => {
  const { child, line } = await start(entry, environment)
  expect(line).toContain(words)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  running.delete(child)
})
