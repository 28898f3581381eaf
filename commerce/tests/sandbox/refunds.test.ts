import { expect, it } from 'vitest'
import { startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

const sandbox = startSandboxForFile()

async function createPaidIntent(): Promise<string> {
  const { id } = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
  await sandbox.control(`sessions/${id}/pay`)
  const { payment_intent: intent } = await sandbox.stripe.checkout.sessions.retrieve(id)
  return typeof intent === 'string' ? intent : ''
}

it('sends back all of it', async () => {
  const intent = await createPaidIntent()
  const refund = await sandbox.stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
  })
  expect(refund).toMatchObject({ amount: 6440, currency: 'chf', status: 'succeeded', payment_intent: intent })
  const { latest_charge: charge } = await sandbox.stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  })
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 6440 })
})

it('sends back parts until nothing is left, and never more', async () => {
  const intent = await createPaidIntent()
  const { refunds } = sandbox.stripe
  await refunds.create({ payment_intent: intent, amount: 1000 })
  await expect(refunds.create({ payment_intent: intent, amount: 5441 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  })
  await refunds.create({ payment_intent: intent, amount: 5440 })
  await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const listed = await refunds.list({ payment_intent: intent })
  expect(listed.data.map(({ amount }) => amount)).toEqual([5440, 1000])
  expect((await refunds.retrieve(listed.data[0]?.id ?? '')).amount).toBe(5440)
})

it('refunds once under one idempotency key', async () => {
  const intent = await createPaidIntent()
  const options = { idempotencyKey: `refund-${intent}` }
  const first = await sandbox.stripe.refunds.create({ payment_intent: intent, amount: 500 }, options)
  const second = await sandbox.stripe.refunds.create({ payment_intent: intent, amount: 500 }, options)
  expect(second.id).toBe(first.id)
  expect((await sandbox.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1)
})

it('keeps notes with a refund until they are emptied', async () => {
  const { refunds } = sandbox.stripe
  const metadata = { booked: 'ref_1', by: 'studio' }
  const { id } = await refunds.create({ payment_intent: await createPaidIntent(), amount: 500, metadata })
  const updated = await refunds.update(id, { metadata: { booked: '' } })
  expect(updated.metadata).toEqual({ by: 'studio' })
  expect((await refunds.retrieve(id)).metadata).toEqual({ by: 'studio' })
  await expect(refunds.update('re_none', { metadata })).rejects.toMatchObject({ code: 'resource_missing' })
})

it('keeps notes with a payment that was made, beside those that it was opened with', async () => {
  const { paymentIntents } = sandbox.stripe
  const intent = await createPaidIntent()
  const before = (await paymentIntents.retrieve(intent)).metadata
  const updated = await paymentIntents.update(intent, { metadata: { mail_confirmation: 'order 1' } })
  expect(updated.metadata).toEqual({ ...before, mail_confirmation: 'order 1' })
  expect((await paymentIntents.retrieve(intent)).metadata).toEqual(updated.metadata)
  await expect(paymentIntents.update('pi_none', { metadata: {} })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

it('refunds nothing that was not paid', async () => {
  await expect(sandbox.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  const { id } = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
  await sandbox.control(`sessions/${id}/pay`, { card: '4000000000000002' })
  const { payment_intent: declined } = await sandbox.stripe.checkout.sessions.retrieve(id)
  await expect(sandbox.stripe.refunds.create({ payment_intent: String(declined) })).rejects.toMatchObject({
    statusCode: 400,
  })
})

it.each(['failed', 'canceled'] as const)(
  'gives money back to the charge where a refund is %s later, and tells it as Stripe does',
  async (status) => {
    const { stripe } = sandbox
    const intent = await createPaidIntent()
    const { id } = await stripe.refunds.create({ payment_intent: intent, amount: 1000 })
    await sandbox.control(`refunds/${id}/fail`, { status, reason: 'lost_or_stolen_card' })
    const failed = { id, amount: 1000, status, failure_reason: 'lost_or_stolen_card' }
    expect(await stripe.refunds.retrieve(id)).toMatchObject(failed)
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge'],
    })
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 })
    const types = ['refund.failed', 'refund.updated', 'charge.refund.updated']
    const { data } = await stripe.events.list({ types })
    const told = data.filter(({ data: { object } }) => 'id' in object && object.id === id)
    expect(told.map(({ type }) => type)).toEqual(
      status === 'failed'
        ? ['refund.failed', 'charge.refund.updated', 'refund.updated']
        : ['charge.refund.updated', 'refund.updated'],
    )
    expect(told[0]?.data.object).toMatchObject(failed)
    await expect(sandbox.control(`refunds/${id}/fail`)).rejects.toThrow()
    expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(6440)
  },
)
