import { Stripe } from 'stripe'
import { afterEach, expect, it } from 'vitest'
import { control, startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

const sandbox = startSandboxForFile()
const CREATE = 'POST /v1/checkout/sessions'

afterEach(() => control(sandbox.url, 'faults', {}, 'DELETE'))

async function countSessions(): Promise<number> {
  return (await sandbox.stripe.checkout.sessions.list({ limit: 100 })).data.length
}

it.each([
  [429, Stripe.errors.StripeRateLimitError],
  [500, Stripe.errors.StripeAPIError],
  [503, Stripe.errors.StripeAPIError],
])('fails with %i and makes nothing', async (status, kind) => {
  const before = await countSessions()
  await sandbox.control('faults', { on: 'api', kind: 'status', status, request: CREATE })
  await expect(sandbox.stripe.checkout.sessions.create(buildPickupOrder())).rejects.toBeInstanceOf(kind)
  expect(await countSessions()).toBe(before)
})

it('hangs until the caller loses patience', async () => {
  await sandbox.control('faults', { on: 'api', kind: 'hang', request: CREATE })
  const impatient = sandbox.stripeWith({ timeout: 300 })
  await expect(impatient.checkout.sessions.create(buildPickupOrder())).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  )
})

it.each(['reset', 'hang'])('%s after the writing: the same key finds the one session', async (kind) => {
  const before = await countSessions()
  await sandbox.control('faults', { on: 'api', kind, executed: true, request: CREATE })
  const stripe = sandbox.stripeWith({ maxNetworkRetries: 1, timeout: 500 })
  const idempotencyKey = `key-${kind}`
  const session = await stripe.checkout.sessions.create(buildPickupOrder(), { idempotencyKey })
  const again = await stripe.checkout.sessions.create(buildPickupOrder(), { idempotencyKey })
  expect(again.id).toBe(session.id)
  expect(await countSessions()).toBe(before + 1)
})

it('replays a 500 that was remembered, as Stripe does', async () => {
  await sandbox.control('faults', { on: 'api', kind: 'status', status: 500, saved: true, request: CREATE })
  const idempotencyKey = 'key-500'
  const create = () => sandbox.stripe.checkout.sessions.create(buildPickupOrder(), { idempotencyKey })
  await expect(create()).rejects.toMatchObject({ statusCode: 500 })
  await expect(create()).rejects.toMatchObject({ statusCode: 500 })
})

it('does not remember a refusal: the corrected request goes through under the same key', async () => {
  const idempotencyKey = 'key-400'
  const wrong = buildPickupOrder({ line_items: [] })
  await expect(sandbox.stripe.checkout.sessions.create(wrong, { idempotencyKey })).rejects.toMatchObject({
    statusCode: 400,
  })
  const session = await sandbox.stripe.checkout.sessions.create(buildPickupOrder(), { idempotencyKey })
  expect(session.status).toBe('open')
})
