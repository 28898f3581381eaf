import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

const sandbox = startSandboxForFile()

it('decides a pending charge when its money comes, as Stripe does, and tells of it by an event of its time', async () => {
  const { id } = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
  const readCharge = async () => {
    const session = await sandbox.stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    })
    const intent = session.payment_intent as Stripe.PaymentIntent
    return intent.latest_charge as Stripe.Charge
  }
  await sandbox.control(`sessions/${id}/pay`, { twint: 'paysLater', at: 1_796_000_000 })
  const pending = await readCharge()
  expect(pending).toMatchObject({ status: 'pending', created: 1_796_000_000, captured: false })
  await sandbox.control(`sessions/${id}/settle`, { at: 1_796_090_000 })
  expect(await readCharge()).toMatchObject({
    id: pending.id,
    status: 'succeeded',
    created: 1_796_000_000,
    captured: true,
  })
  const type = 'checkout.session.async_payment_succeeded'
  expect((await sandbox.stripe.events.list({ type })).data).toMatchObject([
    { created: 1_796_090_000, data: { object: { id } } },
  ])
})
