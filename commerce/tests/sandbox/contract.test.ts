import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { SANDBOX_AUTHORIZATION } from '../support/stripe-sandbox'
import { testCheckoutContract } from './support/contract'
import { startSandboxForFile } from './support/running-sandbox'
import { buildPickupOrder } from './support/shop-order'

describe('the sandbox keeps the contract', () => {
  const sandbox = startSandboxForFile()
  testCheckoutContract(() => sandbox.stripe)

  it('tells every request by an id', async () => {
    const session = await sandbox.stripe.checkout.sessions.create(buildPickupOrder())
    expect(session.lastResponse.requestId).toMatch(/^req_/)
  })

  it.each([
    ['29.90', 'parameter_invalid_integer'],
    ['-1', undefined],
    ['1e3', 'parameter_invalid_integer'],
  ])('takes whole numbers only: %s', async (amount, code) => {
    const body = new URLSearchParams({
      mode: 'payment',
      success_url: 'http://localhost:9000/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'chf',
      'line_items[0][price_data][unit_amount]': amount,
      'line_items[0][price_data][product_data][name]': 'Donuts',
    })
    const response = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: SANDBOX_AUTHORIZATION,
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { param: 'line_items[0][price_data][unit_amount]', ...(code && { code }) },
    })
  })

  it('refuses less than the smallest charge, and two currencies', async () => {
    const line = (currency: string, amount: number) => ({
      quantity: 1,
      price_data: { currency, unit_amount: amount, product_data: { name: 'Sticker' } },
    })
    const { sessions } = sandbox.stripe.checkout
    await expect(sessions.create(buildPickupOrder({ line_items: [line('chf', 49)] }))).rejects.toMatchObject({
      code: 'amount_too_small',
    })
    const mixed = buildPickupOrder({ line_items: [line('chf', 2990), line('eur', 2990)] })
    await expect(sessions.create(mixed)).rejects.toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['no key', undefined],
    ['a wrong key', 'Bearer whatever'],
    ['a live key', 'Bearer sk_live_1234'],
  ])('refuses %s', async (_what, authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const response = await fetch(`${sandbox.url}/v1/checkout/sessions`, { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toHaveProperty('error.message')
  })

  it('answers unknown routes in the shape of Stripe', async () => {
    await expect(sandbox.stripe.customers.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeInvalidRequestError,
    )
  })

  it('lets no parameter reach a prototype', async () => {
    const body = '__proto__[polluted]=1&constructor[prototype][polluted]=1&mode=payment'
    const response = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: SANDBOX_AUTHORIZATION,
      body,
    })
    expect(response.status).toBe(400)
    expect({}).not.toHaveProperty('polluted')
  })

  it('answers only to a name of this machine', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      request(`${sandbox.url}/_test/state`, { headers: { host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(status).toBe(421)
  })
})

describe.runIf(process.env.STRIPE_SMOKE_SECRET_KEY)('Stripe itself keeps the contract', () => {
  testCheckoutContract(() => new Stripe(process.env.STRIPE_SMOKE_SECRET_KEY ?? '', { telemetry: false }))
})
