import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSignedInTheFuture, parseWebhookEvent } from '../../../src/payments/receive-webhook'
import { HANDLED_EVENTS } from '../../../src/payments/webhook-events'
import { redactOutput } from '../../../src/server/logs/redact-output'

const COMPLETED = 'checkout.session.completed'
const session = { object: 'checkout.session', id: 'cs_test_a1' }
const event = { id: 'evt_1', object: 'event', type: COMPLETED, data: { object: session } }

describe('an event of the payment provider', () => {
  it.each([
    ['no object', null],
    ['a number', 5],
    ['a list', [event]],
    ['no id', { ...event, id: undefined }],
    ['an empty id', { ...event, id: '' }],
    ['an id with a NUL', { ...event, id: 'evt_\0' }],
    ['an id that is no text', { ...event, id: { $ne: '' } }],
    ['no type', { ...event, type: undefined }],
    ['a type that is no text', { ...event, type: [COMPLETED] }],
    ['no data', { ...event, data: undefined }],
    ['no object in its data', { ...event, data: {} }],
    ['null in its data', { ...event, data: { object: null } }],
    ['another object', { ...event, data: { object: { ...session, object: 'charge' } } }],
    ['no session id', { ...event, data: { object: { object: 'checkout.session' } } }],
    ['an empty session id', { ...event, data: { object: { ...session, id: '' } } }],
    ['a session id with a NUL', { ...event, data: { object: { ...session, id: 'cs_test_\0' } } }],
    ['a session id without end', { ...event, data: { object: { ...session, id: `cs_${'a'.repeat(300)}` } } }],
    ['another kind of id', { ...event, data: { object: { ...session, id: 'pi_1' } } }],
    [
      'metadata that is none',
      { ...event, type: 'charge.refunded', data: { object: { object: 'charge', metadata: 5 } } },
    ],
  ])('with %s is not taken [F9]', (_, body) => {
    expect(() => parseWebhookEvent(body)).toThrow()
  })

  it('names the session that it is about', () => {
    expect(parseWebhookEvent(event)).toEqual({ id: 'evt_1', type: COMPLETED, sessionId: 'cs_test_a1' })
  })

  it('names the checkout of a refund, where it is one of ours', () => {
    const refund = (metadata: unknown) =>
      parseWebhookEvent({
        ...event,
        type: 'charge.refunded',
        data: { object: { object: 'charge', metadata } },
      })
    expect(refund({ checkout_intent: 'chki_01A' })).toMatchObject({ checkoutId: 'chki_01A' })
    for (const foreign of [null, undefined, {}, { checkout_intent: 'x\0' }, { order: '1' }])
      expect(refund(foreign)).toEqual({ id: 'evt_1', type: 'charge.refunded' })
  })

  it.each([
    ['failed', 'refund.failed', 'failed', true],
    ['was cancelled', 'refund.updated', 'canceled', true],
    ['failed, as older endpoints say it', 'charge.refund.updated', 'failed', true],
    ['arrived', 'refund.updated', 'succeeded', false],
    ['waits at the bank', 'refund.updated', 'pending', false],
    ['waits for the buyer', 'charge.refund.updated', 'requires_action', false],
    ['is of a new kind', 'refund.updated', null, false],
  ])(
    'of a refund that %s names its payment only if the money is not on its way',
    (_, type, status, isNews) => {
      const object = { object: 'refund', id: 're_1', status, payment_intent: 'pi_1' }
      const parsed = parseWebhookEvent({ ...event, type, data: { object } })
      expect(parsed).toEqual({ id: 'evt_1', type, ...(isNews && { paymentIntent: 'pi_1' }) })
      expect(
        parseWebhookEvent({ ...event, type, data: { object: { ...object, payment_intent: null } } }),
      ).toEqual({ id: 'evt_1', type })
      for (const wrong of [{ payment_intent: 'pi_\0' }, { object: 'charge' }, { status: 5 }])
        expect(() =>
          parseWebhookEvent({ ...event, type, data: { object: { ...object, ...wrong } } }),
        ).toThrow()
    },
  )

  it('about something else is nothing to act on, whatever it holds', () => {
    const invoice = { ...event, type: 'invoice.paid', data: { object: { id: 5 } } }
    expect(parseWebhookEvent(invoice)).toEqual({ id: 'evt_1', type: 'invoice.paid' })
  })
})

it('the events that the README has the studio choose at Stripe are those that change something', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const [, chosen = ''] = /with the events (.*?), and take/.exec(readme) ?? []
  expect(chosen.match(/[\w.]+\.\w+/g)).toEqual([...HANDLED_EVENTS.keys()])
})

describe('the date of a signature', () => {
  const now = 1_800_000_000
  it.each([
    ['an hour ahead', `t=${now + 3600},v1=a`, true],
    ['an hour ahead, behind another', `t=${now},t=${now + 3600},v1=a`, true],
    ['an hour ahead, with a space', `t= ${now + 3600},v1=a`, true],
    ['301 s ahead', `t=${now + 301},v1=a`, true],
    ['300 s ahead, as clocks differ', `t=${now + 300},v1=a`, false],
    ['now', `t=${now},v1=a`, false],
    ['not there', 'v1=a', false],
  ])('%s [F9]', (_, signature, expected) => {
    expect(isSignedInTheFuture(signature, now * 1000)).toBe(expected)
  })
})

describe('what is written to a log', () => {
  it('holds no session and no link, in whatever form [F9]', () => {
    const written: unknown[] = []
    const output = { write: (what: unknown) => written.push(what) > 0 }
    redactOutput(output)
    output.write("No such checkout.session: 'cs_test_a1B2' (cs_live_9)\n")
    output.write('GET /api/orders?session_id=x%41&a=1 /order?token=abc.def-g "/app/invite?x=1&token=t"\n')
    output.write('docs_test stays, csv_ too\n')
    output.write('{"id":"cs_test_a1"}')
    output.write('token eyJhbGciOi.eyJlbnRpdHki.Xy-z_1 refused')
    expect(written).toEqual([
      "No such checkout.session: '[left out]' ([left out])\n",
      'GET /api/orders?session_id=[left out]&a=1 /order?token=[left out] "/app/invite?x=1&token=[left out]"\n',
      'docs_test stays, csv_ too\n',
      '{"id":"[left out]"}',
      'token [left out] refused',
    ])
  })
})
