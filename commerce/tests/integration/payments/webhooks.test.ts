import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { query } from '../../support/database'
import { deliverWebhook, buildStripeEvent, signPayload } from '../../support/stripe-sandbox'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import { type Shop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  ;({ shop } = await takeShop())
})

const valid = JSON.parse(buildStripeEvent('cs_test_secret1')) as Record<string, unknown>
const writeEvent = (object: unknown) => JSON.stringify({ ...valid, data: { object } })

describe('a webhook', () => {
  it('that is signed but malformed is refused with a sentence, counted, and not kept [F9]', async () => {
    const malformed = [
      'null',
      '5',
      '"text"',
      '[]',
      '{}',
      JSON.stringify({ ...valid, id: '' }),
      JSON.stringify({ ...valid, id: null }),
      JSON.stringify({ ...valid, id: 'evt_\0' }),
      JSON.stringify({ ...valid, data: null }),
      writeEvent(null),
      writeEvent({ object: 'checkout.session' }),
      writeEvent({ object: 'checkout.session', id: '' }),
      writeEvent({ object: 'checkout.session', id: null }),
      writeEvent({ object: 'checkout.session', id: 'cs_test_\0' }),
      writeEvent({ object: 'checkout.session', id: ['cs_test_secret1'] }),
      JSON.stringify({
        ...valid,
        type: 'charge.refunded',
        data: { object: { object: 'charge', metadata: 1 } },
      }),
    ]
    for (const payload of malformed) {
      const { status, body } = await deliverWebhook(shop, payload)
      expect([payload, status]).toEqual([payload, 400])
      expect(body).toEqual({ error: expect.any(String), code: expect.any(String) })
    }
    const counted = () =>
      Array.from(
        shop
          .server()
          .output()
          .matchAll(/A webhook was refused: \w+; since the start (\d+)/g),
        ([, count]) => Number(count),
      )
    await expect.poll(counted).toHaveLength(malformed.length)
    const [first = NaN] = counted()
    expect(counted()).toEqual(malformed.map((_, index) => first + index))
    expect(shop.server().output()).toContain('A webhook was refused: invalid_event')
    expect(await listInboxRows()).toEqual([])
  })

  it('that is signed for the future is refused [F9]', async () => {
    const payload = buildStripeEvent('cs_test_secret2')
    expect((await deliverWebhook(shop, payload, signPayload(payload, { ageS: -3600 }))).status).toBe(400)
    expect(await listInboxRows()).toEqual([])
    expect((await deliverWebhook(shop, payload, signPayload(payload, { ageS: -60 }))).status).toBe(200)
  })

  it('that was stored without a session’s id, once, is not tried for ever [F9]', async () => {
    await query(
      shop.databaseUrl,
      `insert into checkout_event (id, provider_event_id, type, session_id, attempts, next_attempt_at)
       values ('chke_bad', 'evt_bad', 'checkout.session.completed', '', 40, now())`,
    )
    await runJob(shop, 'reconcile-checkouts')
    const unprocessed = "select id from checkout_event where id = 'chke_bad' and processed_at is null"
    await expect.poll(() => query(shop.databaseUrl, unprocessed)).toEqual([])
  })
})

describe('the logs', () => {
  it('of the shop name no session, also where settling it fails [F9]', async () => {
    const sessionId = 'cs_test_secret3'
    await query(shop.databaseUrl, 'alter table checkout_intent rename to away')
    try {
      await deliverWebhook(shop, buildStripeEvent(sessionId))
      await expect.poll(() => shop.server().output()).toContain('could not be reconciled')
    } finally {
      await query(shop.databaseUrl, 'alter table away rename to checkout_intent')
    }
    expect(shop.server().output()).not.toContain('cs_test_secret')
  })

  it('of PostgreSQL name no session, whatever fails and however it is asked [F9]', async () => {
    const failing: [string, unknown[]][] = [
      // No type: the row that fails is shown whole.
      [
        "insert into checkout_event (id, provider_event_id, session_id) values ('a', 'b', 'cs_test_secret4')",
        [],
      ],
      [
        'insert into checkout_event (id, provider_event_id, session_id) values ($1, $2, $3)',
        ['a', 'b', 'cs_test_secret5'],
      ],
      ["select * from checkout_event where session_id = 'cs_test_secret6' and nothing", []],
      ["select 1 / 0 from checkout_intent right join (values ('cs_test_secret7')) v (id) on true", []],
      [
        "insert into checkout_event (id, provider_event_id, type, session_id, next_attempt_at) values ('c', 'cs_test_secret8', 't', 'cs', now()), ('d', 'cs_test_secret8', 't', 'cs', now())",
        [],
      ],
    ]
    for (const [sql, values] of failing) await expect(query(shop.databaseUrl, sql, values)).rejects.toThrow()
    const log = await readFile(join(dirname(inject('spareDataDir')), 'main', 'logs', 'postgres.log'), 'utf8')
    expect(log).toContain('duplicate key value')
    expect(log).not.toContain('cs_test_secret')
  })
})

function listInboxRows() {
  return query(shop.databaseUrl, 'select session_id from checkout_event')
}
