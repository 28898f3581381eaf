import { Stripe } from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { WEBHOOK_SECRET, startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

const sandbox = startSandboxForFile()

beforeEach(() => sandbox.receiver.answerWith())

async function openSession(): Promise<string> {
  return (await sandbox.stripe.checkout.sessions.create(buildPickupOrder())).id
}

function listTypes(id: string): string[] {
  return sandbox.receiver.listEvents(id).map((event) => event.type)
}

describe('events', () => {
  it('are signed so that the SDK accepts them, over the very bytes that are sent', async () => {
    const id = await openSession()
    await sandbox.control(`sessions/${id}/pay`)
    await expect.poll(() => listTypes(id)).toContain('checkout.session.completed')
    const call = sandbox.receiver.received.find(({ body }) => body.includes(id))
    const { webhooks } = sandbox.stripe
    const event = webhooks.constructEvent(call?.body ?? '', call?.signature ?? '', WEBHOOK_SECRET)
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      api_version: Stripe.API_VERSION,
      type: 'checkout.session.completed',
      data: { object: { id, payment_status: 'paid', amount_total: 6440 } },
    })
    expect(() => webhooks.constructEvent(`${call?.body} `, call?.signature ?? '', WEBHOOK_SECRET)).toThrow()
    expect(() => webhooks.constructEvent(call?.body ?? '', call?.signature ?? '', 'whsec_other')).toThrow()
  })

  it('come for payment, expiry and refund, and can be listed', async () => {
    const id = await openSession()
    await sandbox.control(`sessions/${id}/expire`)
    await expect.poll(() => listTypes(id)).toEqual(['checkout.session.expired'])
    const paid = await openSession()
    const { session } = (await sandbox.control(`sessions/${paid}/pay`)) as {
      session: { payment_intent: string }
    }
    await sandbox.stripe.refunds.create({ payment_intent: session.payment_intent })
    await expect
      .poll(() => listTypes(session.payment_intent).toSorted())
      .toEqual(['charge.refunded', 'checkout.session.completed', 'payment_intent.succeeded'])
    const listed = await sandbox.stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
    expect(listed.data[0]?.data.object).toMatchObject({ id: paid })
    const [event] = listed.data
    expect((await sandbox.stripe.events.retrieve(event?.id ?? '')).id).toBe(event?.id)
  })

  it('are sent again with a new signature until the shop says 2xx', async () => {
    sandbox.receiver.answerWith(500, 302)
    const id = await openSession()
    await sandbox.control(`sessions/${id}/expire`)
    // It is noted once the answer is there, after the receiver has heard of it.
    await expect
      .poll(async () => (await listDeliveries(id))[0])
      .toMatchObject({
        state: 'delivered',
        attempts: [{ outcome: '500' }, { outcome: '302' }, { outcome: '200' }],
      })
    expect(listTypes(id)).toHaveLength(3)
  })
})

describe('faults injected into webhooks', () => {
  it('duplicate', async () => {
    await sandbox.control('faults', { on: 'webhook', kind: 'duplicate', copies: 20 })
    const id = await openSession()
    await sandbox.control(`sessions/${id}/expire`)
    await expect.poll(() => listTypes(id)).toHaveLength(20)
    expect(new Set(sandbox.receiver.listEvents(id).map((event) => event.id)).size).toBe(1)
  })

  it('reorder: the next event overtakes', async () => {
    const id = await openSession()
    await sandbox.control('faults', { on: 'webhook', kind: 'reorder', session: id })
    await sandbox.control('events', { type: 'checkout.session.expired', session: id })
    await sandbox.control(`sessions/${id}/pay`)
    await expect.poll(() => listTypes(id)).toHaveLength(2)
    expect(listTypes(id)).toEqual(['checkout.session.completed', 'checkout.session.expired'])
  })

  it('delay', async () => {
    const id = await openSession()
    await sandbox.control('faults', { on: 'webhook', kind: 'delay', delayMs: 600, session: id })
    const before = Date.now()
    await sandbox.control(`sessions/${id}/expire`)
    await expect.poll(() => listTypes(id)).toHaveLength(1)
    const call = sandbox.receiver.received.find(({ body }) => body.includes(id))
    expect((call?.at ?? 0) - before).toBeGreaterThan(500)
  })

  it('drop: never sent, but the session is paid, and the event can be sent after all', async () => {
    const id = await openSession()
    const fault = { on: 'webhook', kind: 'drop', type: 'checkout.session.completed', session: id }
    await sandbox.control('faults', fault)
    await sandbox.control(`sessions/${id}/pay`)
    const found = async () => (await listDeliveries(id)).filter(({ state }) => state === 'dropped')
    await expect.poll(found).toHaveLength(1)
    const [dropped] = await found()
    expect(listTypes(id)).toEqual([])
    expect((await sandbox.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
    await sandbox.control(`events/${dropped?.event}/resend`)
    await expect.poll(() => listTypes(id)).toEqual(['checkout.session.completed'])
  })

  it('tamper: the session shows another amount than was quoted', async () => {
    const id = await openSession()
    await sandbox.control(`sessions/${id}/tamper`, { amount_total: 100, currency: 'eur' })
    await sandbox.control(`sessions/${id}/pay`)
    const session = await sandbox.stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({ amount_total: 100, currency: 'eur', payment_status: 'paid' })
  })
})

it('lets no foreign page use the controls', async () => {
  const response = await fetch(`${sandbox.url}/_test/faults`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(415)
})

type Delivery = { event: string; state: string; attempts: { outcome: string }[] }

async function listDeliveries(id: string): Promise<Delivery[]> {
  return (await fetch(`${sandbox.url}/_test/deliveries?session=${id}`)).json() as Promise<Delivery[]>
}
