import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, inject, it } from 'vitest'
import { checkMany } from './support/check-many'
import { expectUnharmed } from './support/expect-unharmed'
import { body, text } from './support/arbitrary-requests'
import { send } from './support/send-raw-request'

const { siteUrl, webhookSecret } = inject('shop')
afterAll(expectUnharmed)

const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'payment_intent.created',
]
const odd = fc.oneof(fc.anything({ maxDepth: 2 }), text)
const often = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd })
const id = fc.string({ unit: fc.constantFrom(...'abc123_'), maxLength: 30 })
const event = fc.record({
  id: often(id.map((end) => `evt_${end}`)),
  object: often(fc.constant('event')),
  type: often(fc.constantFrom(...TYPES)),
  created: often(fc.nat()),
  api_version: often(fc.constant('2025-01-01')),
  data: often(
    fc.record({
      object: often(
        fc.record(
          {
            id: often(id.map((end) => `cs_test_${end}`)),
            object: often(fc.constantFrom('checkout.session', 'charge', 'refund')),
            metadata: often(fc.dictionary(fc.constantFrom('checkout_intent', 'x'), odd)),
            amount_total: odd,
            payment_status: odd,
            payment_intent: often(id.map((end) => `pi_${end}`)),
            status: often(fc.constantFrom('failed', 'canceled', 'succeeded')),
          },
          { requiredKeys: [] },
        ),
      ),
    }),
  ),
})
const raw = fc.oneof(
  { weight: 8, arbitrary: event.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: body },
)
/** Seconds by which the sender's clock is off; one that is ahead is less so once the request has arrived. */
const skew = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(-7200, -301, -250, 250, 330, 7200) },
)

it('the payment provider gets 200 or 400 for whatever it has signed [220] [F9]', async () => {
  await checkMany(
    fc.tuple(raw, skew),
    async ([payload, seconds]) => {
      const at = Math.floor(Date.now() / 1000) + seconds
      const signature = createHmac('sha256', webhookSecret).update(`${at}.${payload}`).digest('hex')
      const { status, body: text } = await send(siteUrl, {
        method: 'POST',
        path: '/api/stripe-webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
        body: payload,
      })
      expect(Math.abs(seconds) > 300 ? [400] : [200, 400, 413], text.slice(0, 500)).toContain(status)
    },
    0.2,
  )
})
