import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { buildPickupOrder, buildShippedOrder } from './shop-order'

/** Tests the behaviour that the shop relies on, which is the same at the sandbox and at Stripe. */
export function testCheckoutContract(connect: () => Stripe): void {
  it('opens a session whose total is lines plus shipping', async () => {
    const session = await connect().checkout.sessions.create(buildShippedOrder({ locale: 'de' }))
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_subtotal: 6440,
      amount_total: 7440,
      currency: 'chf',
      status: 'open',
      payment_status: 'unpaid',
      livemode: false,
      locale: 'de',
      client_reference_id: 'intent_1',
      metadata: { checkout_intent: 'intent_1' },
      payment_intent: null,
    })
    expect(session.id).toMatch(/^cs_test_/)
    expect(session.url).toContain(session.id)
    expect(session.shipping_cost?.amount_total).toBe(1000)
  })

  it('shows its lines on request, and by a list of their own', async () => {
    const stripe = connect()
    const { id } = await stripe.checkout.sessions.create(buildPickupOrder())
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
    const shown = session.line_items?.data.map((line) => [line.description, line.quantity, line.amount_total])
    expect(shown).toEqual([
      ['Crying Skull', 2, 5980],
      ['VAT 7.7 %', 1, 460],
    ])
    const list = await stripe.checkout.sessions.listLineItems(id)
    expect(list.data.map((line) => line.amount_total)).toEqual([5980, 460])
  })

  it('answers a repeated idempotency key with the same session, and refuses other parameters', async () => {
    const stripe = connect()
    const idempotencyKey = `test-${Date.now()}-${Math.random()}`
    const expiresAt = Math.floor(Date.now() / 1000) + 3600
    const order = buildPickupOrder({ expires_at: expiresAt })
    const first = await stripe.checkout.sessions.create(order, { idempotencyKey })
    const second = await stripe.checkout.sessions.create(order, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    await expect(
      stripe.checkout.sessions.create(buildShippedOrder(), { idempotencyKey }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('expires a session once', async () => {
    const stripe = connect()
    const { id } = await stripe.checkout.sessions.create(buildPickupOrder())
    const expired = await stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null })
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['an unknown parameter', { colour: 'olive' }, { code: 'parameter_unknown', param: 'colour' }],
    ['a line without quantity', { line_items: [{ price_data: {} }] }, { type: 'StripeInvalidRequestError' }],
    ['an end that is too near', { expires_at: Math.floor(Date.now() / 1000) + 60 }, { param: 'expires_at' }],
    ['a locale it does not have', { locale: 'de-CH' }, { param: 'locale' }],
    ['a broken return address', { success_url: 'nowhere' }, { type: 'StripeInvalidRequestError' }],
  ])('refuses %s', async (_what, changes, error) => {
    const order = { ...buildPickupOrder(), ...changes } as Stripe.Checkout.SessionCreateParams
    await expect(connect().checkout.sessions.create(order)).rejects.toMatchObject({
      statusCode: 400,
      ...error,
    })
  })

  it('knows no session that was never made', async () => {
    await expect(connect().checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })

  it('lists the newest sessions first, page by page', async () => {
    const stripe = connect()
    const older = await stripe.checkout.sessions.create(buildPickupOrder())
    const newer = await stripe.checkout.sessions.create(buildPickupOrder())
    const first = await stripe.checkout.sessions.list({ limit: 1, created: { gte: older.created } })
    expect(first).toMatchObject({ has_more: true, data: [{ id: newer.id }] })
    const second = await stripe.checkout.sessions.list({ limit: 1, starting_after: newer.id })
    expect(second.data[0]?.id).toBe(older.id)
  })
}
