import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, inject, onTestFinished } from 'vitest'
import { COMMERCE } from '../../../commerce/tests/support/server-process'
import { startCluster, type Cluster } from '../../../commerce/tests/support/cluster'
import {
  buy,
  buildCheckoutBody,
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  requestCheckout,
  send,
  waitForOrder,
  type Answer,
} from '../../../commerce/tests/support/shop-client'
import { connect, query } from '../../../commerce/tests/support/database'
import { createProofedRequest, buildRequest, submitArtwork } from '../../../commerce/tests/support/artwork'
import { readMedusaOrders } from '../../../commerce/tests/support/medusa-orders'
import { buildApproval, approve, decide } from '../../../commerce/tests/support/proof-decisions'
import { deliverWebhook, buildStripeEvent } from '../../../commerce/tests/support/stripe-sandbox'
import { buildReorder } from '../../../commerce/tests/support/reorder'
import { fetchStaffHeaders } from '../../../commerce/tests/support/staff'
import {
  PRINT_PREVIEW_PATH,
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
} from '../../../commerce/src/contract/api/api-paths'
import { MESSAGES } from '../../../commerce/src/contract/api/messages'
import { failPoint } from '../support/fail-point'
import { testFault, IS_FULL, OTHER_WORK_MS } from '../support/fault'
import { createFaultFixture } from '../support/fault-fixture'

/** Longest that anybody may wait for a refusal, in milliseconds. Without a limit it is a minute, or until the database is back. */
const SOON_MS = 5000 + OTHER_WORK_MS
const AWAY_MS = IS_FULL ? 30_000 : 2000
const CLIENTS = 50
let cluster: Cluster
// A hook that is registered first runs last: the fixture checks the records once more before.
afterAll(() => cluster?.stop())
const fixture = createFaultFixture('database', {
  async database() {
    cluster = await startCluster(inject('spareDataDir'))
    return cluster.url
  },
  // The built site shows whether its pages stay up.
  more: { NODE_ENV: 'local', SITE_DIR: join(COMMERCE, '..', 'dist') },
})

/** When the database was stopped; undefined while it is up. */
let stoppedAt: number | undefined
function stopDatabase(): void {
  stoppedAt = Date.now()
  process.kill(cluster.pid(), 'SIGQUIT')
}
/** Starts the database again, once it has been away for as long as these tests want. */
async function startDatabase(): Promise<void> {
  if (stoppedAt === undefined) return
  await new Promise((resolve) => setTimeout(resolve, (stoppedAt ?? 0) + AWAY_MS - Date.now()))
  cluster = await startCluster(inject('spareDataDir'), Number(new URL(cluster.url).port))
  stoppedAt = undefined
  await expect.poll(async () => (await get(`${fixture.shop.origin}/api/test`)).status).toBe(200)
}
// After a test that failed meanwhile, and before the fixture looks at the records.
afterEach(startDatabase)

/** An answer and how long it took, in milliseconds. */
async function measure(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const start = performance.now()
  return { answer: await work(), ms: performance.now() - start }
}

/** Each is refused with 503 and the sentence, and nobody waits for it longer than 5 s. */
async function expectRefusedSoon(requests: (() => Promise<Answer>)[]): Promise<void> {
  for (const { answer, ms } of await Promise.all(requests.map(measure))) {
    expect(answer).toMatchObject({ status: 503, body: { error: MESSAGES.status503, code: 'unavailable' } })
    expect(ms).toBeLessThan(SOON_MS)
  }
}

/** Checks that what needs no database answers at once, without waiting for one. */
async function expectPagesUp(paths = ['/', '/api/products', '/health']): Promise<void> {
  for (const path of paths) {
    const { answer, ms } = await measure(() => get(fixture.shop.origin + path))
    expect([path, answer.status]).toEqual([path, 200])
    expect(ms).toBeLessThan(3000)
  }
}

const checkout = (key?: string) =>
  requestCheckout(
    fixture.shop,
    buildCheckoutBody(fixture.shop, [toCartItem(fixture.skull, 'M')]),
    key === undefined ? {} : { 'idempotency-key': key },
  )
const fetchOrder = (sessionId: string) => get(`${fixture.shop.origin}/api/orders?session_id=${sessionId}`)

/** Lets everybody read these tables and nobody write them, until the database is stopped. */
async function holdWrites(tables: readonly string[]) {
  const locker = await connect(fixture.shop.databaseUrl)
  // It ends with the database.
  locker.on('error', () => undefined)
  // This runs also if the test fails before.
  onTestFinished(() => locker.end().catch(() => undefined))
  const names = tables.map((table) => `"${table}"`).join(', ')
  await locker.query(`begin; lock table ${names} in share mode`)
  const waiting = 'select 1 from pg_locks where not granted and relation = $1::regclass'
  return {
    /** Resolves once somebody waits to write this table. */
    reached: (table: string) =>
      expect
        .poll(async () => (await locker.query(waiting, [`"${table}"`])).rowCount, { interval: 20 })
        .toBeGreaterThan(0),
  }
}

describe('a database', () => {
  testFault(
    9,
    'that is stopped: 503 with the sentence within 5 s, the pages stay up, and all is made up for [214]',
    async () => {
      const { shop, skull } = fixture
      const headers = await fetchStaffHeaders(shop)
      const open = await openTestCheckout(shop, [toCartItem(skull, 'L')])
      stopDatabase()
      await expect.poll(async () => (await get(`${shop.origin}/ready`)).status).toBe(503)
      const { answer, ms } = await measure(() => get(`${shop.origin}/api/test`))
      expect(answer).toMatchObject({
        status: 503,
        body: { success: false, error: MESSAGES.status503, suggestion: MESSAGES.serverStarting },
      })
      expect(ms).toBeLessThan(SOON_MS)
      await expectRefusedSoon([
        () => checkout(),
        () => checkout(crypto.randomUUID()),
        () => fetchOrder(open),
        () => deliverWebhook(shop, buildStripeEvent(open)),
        // The board's, and one of Medusa's own routes.
        () => get(`${shop.origin}/admin/press-requests`, headers),
        () => get(`${shop.origin}/admin/products`, headers),
      ])
      await expectPagesUp()
      await payAtSandbox(shop, open)
      await startDatabase()
      expect(await waitForOrder(shop, open)).toMatchObject({ status: 'paid', order: { total: 42.2 } })
      expect((await buy(shop, [toCartItem(skull, 'M')])).order.status).toBe('paid')
    },
  )

  testFault(
    9,
    'that is stopped while a drawing is sent, one proof approved and another paid: refused within 5 s, and done once in the end',
    async () => {
      const { shop } = fixture
      const staff = await fetchStaffHeaders(shop)
      const [paying, approving] = [
        await createProofedRequest(shop, staff),
        await createProofedRequest(shop, staff),
      ]
      const paid = await approve(fixture.shop, paying)
      const request = buildRequest()
      // A mail that leaves just then cannot be noted, and may come twice.
      const unsent = "select 1 from checkout_mail where state <> 'sent'"
      await expect.poll(() => query(shop.databaseUrl, unsent)).toEqual([])
      const writes = await holdWrites(['order', 'press_request', 'press_decision'])
      await payAtSandbox(shop, paid)
      await writes.reached('order')
      const sending = submitArtwork(shop, request).catch((error: unknown) => error)
      await writes.reached('press_request')
      const answer = decide(fixture.shop, buildApproval(approving))
      await writes.reached('press_decision')
      const down = Date.now()
      stopDatabase()
      expect(await answer).toMatchObject({ status: 503, body: { error: MESSAGES.status503 } })
      expect(await sending).toMatchObject({ message: expect.stringContaining(MESSAGES.status503) })
      expect(Date.now() - down).toBeLessThan(SOON_MS)
      await expect.poll(async () => (await get(`${shop.origin}/ready`)).status).toBe(503)
      await expectRefusedSoon([
        () => decide(fixture.shop, buildApproval(approving)),
        () => get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${paying.token}`),
        () => get(`${shop.origin}${PRINT_PREVIEW_PATH}?token=${paying.token}`),
        () => send(shop.origin + BUYER_REQUEST_PATH, { token: approving.token, kind: 'withdrawn' }),
        () => send(shop.origin + REORDERS_PATH, buildReorder(paying.token)),
        () => deliverWebhook(shop, buildStripeEvent(paid)),
      ])
      await expect(submitArtwork(shop, request)).rejects.toThrow(MESSAGES.status503)
      await expectPagesUp(['/', '/press', '/printing', '/health'])
      await startDatabase()
      const { number } = await submitArtwork(shop, request)
      expect(await submitArtwork(shop, request)).toMatchObject({ number })
      const approved = await approve(fixture.shop, approving)
      expect(await approve(fixture.shop, approving)).toBe(approved)
      await payAtSandbox(shop, approved)
      for (const [sessionId, { total }] of [
        [paid, paying],
        [approved, approving],
      ] as const) {
        expect(await waitForOrder(shop, sessionId)).toMatchObject({
          status: 'paid',
          order: { total: total / 100 },
        })
        expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
          { captures: 1, captured: total / 100 },
        ])
      }
    },
  )

  testFault(
    10,
    'whose table is locked: 503 with the sentence within 5 s, and the pages stay up',
    async () => {
      const { shop, skull } = fixture
      const open = await openTestCheckout(shop, [toCartItem(skull, 'M')])
      const locker = await connect(shop.databaseUrl)
      try {
        await locker.query('begin; lock table checkout_intent in access exclusive mode')
        await Promise.all([
          expectRefusedSoon([() => checkout(), () => checkout(crypto.randomUUID()), () => fetchOrder(open)]),
          expectPagesUp(),
        ])
      } finally {
        await locker.end()
      }
      await payAtSandbox(shop, open)
      expect(await waitForOrder(shop, open)).toMatchObject({ status: 'paid' })
    },
  )

  testFault(
    11,
    `whose connections are all taken: ${CLIENTS} buyers get 503 within 5 s, and none hangs`,
    async () => {
      const point = await failPoint(fixture.shop, { table: 'checkout_intent', on: 'insert' })
      await Promise.all([
        expectRefusedSoon(Array.from({ length: CLIENTS }, () => () => checkout())),
        expectPagesUp(),
      ])
      await point.lift()
      expect((await checkout()).status).toBe(200)
    },
  )
})
