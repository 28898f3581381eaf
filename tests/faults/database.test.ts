import { join } from 'node:path'
import { afterAll, describe, expect, inject } from 'vitest'
import { COMMERCE } from '../../commerce/integration-tests/harness/child'
import { startCluster, type Cluster } from '../../commerce/integration-tests/harness/cluster'
import {
  buy,
  checkoutBody,
  get,
  lineOf,
  openCheckout,
  pay,
  requestCheckout,
  settledOrder,
  type Answer,
} from '../../commerce/integration-tests/harness/customer'
import { connect } from '../../commerce/integration-tests/harness/database'
import { deliver, eventOf } from '../../commerce/integration-tests/harness/provider'
import { MESSAGES } from '../../commerce/src/contract/messages'
import { failPoint } from './fail-point'
import { fault, IS_FULL } from './fault'
import { faultFixture } from './fault-fixture'

/** Longest that anybody may wait for a refusal, in milliseconds. */
const SOON_MS = 5000
const AWAY_MS = IS_FULL ? 30_000 : 2000
const CLIENTS = 50
let cluster: Cluster
// What is registered first comes last: the fixture checks the records once more.
afterAll(() => cluster?.stop())
const fixture = faultFixture('database', {
  async database() {
    cluster = await startCluster(inject('spareDataDir'))
    return cluster.url
  },
  // With the built site, to see that its pages stay up.
  more: { NODE_ENV: 'local', SITE_DIR: join(COMMERCE, '..', 'dist') },
})

/** An answer and how long it took, in milliseconds. */
async function timed(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now()
  return { answer: await work(), ms: performance.now() - start }
}

/** Each is refused with 503 and the sentence, and nobody waits for it longer than 5 s. */
async function refusedSoon(requests: (() => Promise<Answer>)[]): Promise<void> {
  for (const { answer, ms } of await Promise.all(requests.map(timed))) {
    expect(answer).toMatchObject({ status: 503, body: { error: MESSAGES.status503, code: 'unavailable' } })
    expect(ms).toBeLessThan(SOON_MS)
  }
}

/** What needs no database is there, and at once. */
async function pagesAreUp(): Promise<void> {
  for (const path of ['/', '/api/products', '/health']) {
    const { answer, ms } = await timed(() => get(fixture.shop.origin + path))
    expect([path, answer.status]).toEqual([path, 200])
    expect(ms).toBeLessThan(1000)
  }
}

const checkout = (key?: string) =>
  requestCheckout(
    fixture.shop,
    checkoutBody(fixture.shop, [lineOf(fixture.skull, 'M')]),
    key === undefined ? {} : { 'idempotency-key': key },
  )
const look = (sessionId: string) => get(`${fixture.shop.origin}/api/orders?session_id=${sessionId}`)

describe('a database', () => {
  fault(
    9,
    'that is stopped: 503 with the sentence within 5 s, the pages stay up, and all is made up for [214]',
    async () => {
      const { shop, skull } = fixture
      const open = await openCheckout(shop, [lineOf(skull, 'L')])
      const down = Date.now()
      process.kill(cluster.pid(), 'SIGQUIT')
      await expect.poll(async () => (await get(`${shop.origin}/ready`)).status).toBe(503)
      const { answer, ms } = await timed(() => get(`${shop.origin}/api/test`))
      expect(answer).toMatchObject({
        status: 503,
        body: { success: false, error: MESSAGES.status503, suggestion: MESSAGES.serverStarting },
      })
      expect(ms).toBeLessThan(SOON_MS)
      await refusedSoon([
        () => checkout(),
        () => checkout(crypto.randomUUID()),
        () => look(open),
        () => deliver(shop, eventOf(open)),
      ])
      await pagesAreUp()
      await pay(shop, open)
      await new Promise((resolve) => setTimeout(resolve, down + AWAY_MS - Date.now()))
      cluster = await startCluster(inject('spareDataDir'), Number(new URL(cluster.url).port))
      await expect.poll(async () => (await get(`${shop.origin}/api/test`)).status).toBe(200)
      expect(await settledOrder(shop, open)).toMatchObject({ status: 'paid', order: { total: 42.2 } })
      expect((await buy(shop, [lineOf(skull, 'M')])).order.status).toBe('paid')
    },
  )

  fault(10, 'whose table is locked: 503 with the sentence within 5 s, and the pages stay up', async () => {
    const { shop, skull } = fixture
    const open = await openCheckout(shop, [lineOf(skull, 'M')])
    const locker = await connect(shop.databaseUrl)
    try {
      await locker.query('begin; lock table checkout_intent in access exclusive mode')
      await Promise.all([
        refusedSoon([() => checkout(), () => checkout(crypto.randomUUID()), () => look(open)]),
        pagesAreUp(),
      ])
    } finally {
      await locker.end()
    }
    await pay(shop, open)
    expect(await settledOrder(shop, open)).toMatchObject({ status: 'paid' })
  })

  fault(
    11,
    `whose connections are all taken: ${CLIENTS} buyers get 503 within 5 s, and none hangs`,
    async () => {
      const point = await failPoint(fixture.shop, { table: 'checkout_intent', on: 'insert' })
      await Promise.all([refusedSoon(Array.from({ length: CLIENTS }, () => () => checkout())), pagesAreUp()])
      await point.lift()
      expect((await checkout()).status).toBe(200)
    },
  )
})
