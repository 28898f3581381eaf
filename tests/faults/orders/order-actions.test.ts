// Two or three who change one order at the same time, at the board, in Medusa's admin, at Stripe and on the buyer's page.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { toRappen } from '../../../commerce/src/contract/money/money'
import type { Product } from '../../../commerce/src/contract/catalogue/catalogue'
import { attentionSchema } from '../../../commerce/src/contract/board/attention'
import { ORDER_RETURN_PATH } from '../../../commerce/src/contract/api/api-paths'
import { copyDatabase, query } from '../../../commerce/tests/support/database'
import {
  listOrderItems,
  listParcels,
  readOrderRecords,
  readStockRecords,
} from '../../../commerce/tests/support/order-records'
import { parseExactly } from '../../../commerce/tests/support/parse-exactly'
import { placePaidOrder } from '../../../commerce/tests/support/place-paid-order'
import { runJob } from '../../../commerce/tests/support/run-job'
import { seedStock } from '../../../commerce/tests/support/seed-stock'
import { fetchProduct, get, send, type Answer } from '../../../commerce/tests/support/shop-client'
import { startShop, type Shop } from '../../../commerce/tests/support/shop'
import { fetchStaffHeaders } from '../../../commerce/tests/support/staff'
import { listPaidSessions, refundAtStripe } from '../../../commerce/tests/support/stripe-sandbox'
import { createRandom, pause, pickRandom } from '../../support/seeded-random'

/** `npm run faults -- orders 500` plays 500, each with a seed of its own: `-- orders 1 20` plays the twentieth again. */
const ROUNDS = Number(process.env['ORDER_ROUNDS'] ?? '4')
const FIRST_SEED = Number(process.env['ORDER_SEED'] ?? '1')
/** The server is killed in the middle of each round whose seed is a multiple of this. */
const KILL_EVERY = 10
const REPORT_EVERY = 10
const ROUND_MS = 120_000
const PIECES = 2

type Order = Awaited<ReturnType<typeof placePaidOrder>>

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'order_actions')
  await seedStock(databaseUrl)
  shop = await startShop(databaseUrl)
  skull = await fetchProduct(shop, 'crying-skull')
  staff = await fetchStaffHeaders(shop)
})
afterAll(() => shop?.stop())

const inAdmin = (path: string, body: object = {}) => send(`${shop.origin}/admin/${path}`, body, staff)
const takeStep = (step: string, tracking?: string) => (order: Order) =>
  inAdmin(`orders/${order.orderId}/studio`, { step, ...(tracking && { tracking }) })
const findParcel = async ({ orderId }: Order) => (await listParcels(shop, orderId))[0]?.id ?? 'ful_none'
const inParcel = (action: string) => async (order: Order) =>
  inAdmin(
    `orders/${order.orderId}/fulfillments/${await findParcel(order)}/${action}`,
    action === 'shipments' ? { items: await listOrderItems(shop, order.orderId) } : {},
  )
const pack =
  (quantity: number) =>
  async ({ orderId }: Order) => {
    const items = await listOrderItems(shop, orderId)
    return inAdmin(`orders/${orderId}/fulfillments`, { items: items.map(({ id }) => ({ id, quantity })) })
  }
const refund =
  (body: object) =>
  ({ paymentId }: Order) =>
    inAdmin(`payments/${paymentId}/refund`, body)

/** The actions that anybody can take on an order. One that has no answer to look at returns null. */
const ACTIONS: Record<string, (order: Order) => Promise<Answer | null>> = {
  'board: shipped': takeStep('shipped'),
  'board: shipped with a number': takeStep('shipped', '99.1'),
  'board: shipped with another number': takeStep('shipped', '99.2'),
  'board: not shipped': takeStep('not_shipped'),
  'board: packed': takeStep('packed'),
  'board: not packed': takeStep('not_packed'),
  'board: printed': takeStep('printed'),
  'admin: pack': pack(PIECES),
  'admin: pack one': pack(1),
  'admin: cancel parcel': inParcel('cancel'),
  'admin: ship parcel': inParcel('shipments'),
  'admin: parcel delivered': inParcel('mark-as-delivered'),
  'admin: cancel order': ({ orderId }) => inAdmin(`orders/${orderId}/cancel`),
  'admin: refund all': refund({}),
  'admin: refund ten': refund({ amount: 10 }),
  'admin: capture': ({ paymentId }) => inAdmin(`payments/${paymentId}/capture`),
  'admin: correct the address': ({ orderId }) => inAdmin(`orders/${orderId}`, { email: 'anna@example.ch' }),
  'admin: edit, and drop it': ({ orderId }) =>
    beginAndDrop('order-edits', { order_id: orderId }, () => `order-edits/${orderId}`),
  'admin: return, and drop it': ({ orderId }) =>
    beginAndDrop('returns', { order_id: orderId }, (body) => `returns/${body.return?.id}/request`),
  'Stripe: refund five': async ({ sessionId }) => {
    // Stripe, too, refuses what is not left.
    await refundAtStripe(shop, sessionId, 500).catch(() => undefined)
    return null
  },
  'buyer: return': ({ token }) =>
    send(`${shop.origin}${ORDER_RETURN_PATH}`, {
      token,
      key: randomUUID(),
      lines: [{ line: 0, quantity: 1 }],
      reason: 'Too small',
    }),
  'board: refund the return': async ({ orderId }) => {
    const [found] = await query<{ id: string }>(
      shop.databaseUrl,
      'select id from order_return where order_id = $1 limit 1',
      [orderId],
    )
    const path = `orders/${orderId}/returns/${found?.id ?? 'none'}`
    const received = await inAdmin(path, { step: 'received' })
    return received.status === 200 ? inAdmin(path, { step: 'refunded' }) : received
  },
}

async function beginAndDrop(
  path: string,
  body: object,
  toPath: (begun: { return?: { id: string } }) => string,
): Promise<Answer> {
  const begun = await inAdmin(path, body)
  if (begun.status !== 200) return begun
  for (let attempt = 0; ; attempt += 1) {
    const url = `${shop.origin}/admin/${toPath(begun.body as { return?: { id: string } })}`
    const { status } = await fetch(url, { method: 'DELETE', headers: staff })
    // Whoever began the change tries to drop it until that succeeds.
    if (status === 200 || attempt === 20) return begun
    await pause(100)
  }
}

/** Checks that a refusal gives its reason, and that nothing breaks. */
function expectTold(what: string, answer: Answer | null): void {
  if (answer === null || answer.status < 300) return
  const { status, body } = answer
  expect([what, status, body]).toEqual([
    what,
    expect.toSatisfy((code: number) => (code >= 400 && code < 500) || code === 503),
    expect.toSatisfy(({ message, error }: { message?: string; error?: string }) =>
      /\w/.test(message ?? error ?? ''),
    ),
  ])
}

const RECEIPTS = `
  select coalesce(sum((content ->> 'gross')::int) filter (where kind = 'credit_note'), 0)::int as credited,
    count(*) filter (where kind = 'invoice')::int as invoices
  from checkout_receipt where order_id = $1`
const WAITING = 'select error from checkout_event where session_id = $1 and processed_at is null'
const DUE = 'update checkout_event set next_attempt_at = now() where session_id = $1 and processed_at is null'

async function readAll({ orderId, sessionId }: Order) {
  const [records, stock, receipts, paid] = await Promise.all([
    readOrderRecords(shop, orderId),
    readStockRecords(shop, orderId),
    query<{ credited: number; invoices: number }>(shop.databaseUrl, RECEIPTS, [orderId]),
    listPaidSessions(shop),
  ])
  return { records, stock, receipts: receipts[0], stripe: paid.find(({ id }) => id === sessionId) }
}

/** Fails unless stock, reservations, parcels, money and receipts add up, soon. */
async function expectSound(order: Order, before: { stocked: number; reserved: number }): Promise<void> {
  await expect
    .poll(async () => {
      await query(shop.databaseUrl, DUE, [order.sessionId])
      return query(shop.databaseUrl, WAITING, [order.sessionId])
    })
    .toEqual([])
  await runJob(shop, 'issue-receipts')
  const { records, stock, receipts, stripe } = await readAll(order)
  const [{ is_cancelled: isCancelled } = { is_cancelled: false }] = await query<{ is_cancelled: boolean }>(
    shop.databaseUrl,
    'select canceled_at is not null as is_cancelled from "order" where id = $1',
    [order.orderId],
  )
  const unpacked = isCancelled ? 0 : PIECES - records.packed
  const isAllRefunded = toRappen(records.refunded) === toRappen(records.captured)
  expect(records).toMatchObject({
    ordered: PIECES,
    fulfilled: records.packed,
    doubled: 0,
    open_changes: 0,
    captured: 74.4,
  })
  expect(records.packed).toBeLessThanOrEqual(PIECES)
  expect(records.shipped).toBeLessThanOrEqual(records.packed)
  expect(isAllRefunded ? [0, unpacked] : [unpacked]).toContain(records.reserved)
  expect(stock).toEqual({
    stocked: before.stocked - records.packed,
    reserved: before.reserved - PIECES + records.reserved,
  })
  expect(toRappen(records.paid)).toBe(toRappen(records.captured) - toRappen(records.refunded))
  expect(stripe?.refunded).toBe(toRappen(records.refunded))
  expect(receipts).toEqual({ credited: toRappen(records.refunded), invoices: 1 })
}

/**
 * After a kill, what does not add up is told under Attention: a change that was dropped, after which staff look at stock
 * and parcels, or a return or an edit that was begun in Medusa's admin, once it has lain for a day.
 */
async function expectToldOrSound(order: Order, before: { stocked: number; reserved: number }): Promise<void> {
  for (const sql of [
    "update order_change set created_at = created_at - interval '2 days'",
    `update "order" set updated_at = updated_at - interval '10 minutes'`,
    "update fulfillment set created_at = created_at - interval '10 minutes'",
    "update inventory_level set updated_at = updated_at - interval '10 minutes'",
    "update refund set created_at = created_at - interval '10 minutes'",
  ])
    await query(shop.databaseUrl, sql)
  await runJob(shop, 'reconcile-refunds')
  await runJob(shop, 'check-orders')
  const { body } = await get(`${shop.origin}/admin/attention`, staff)
  const isTold = parseExactly(attentionSchema, body).findings.some(
    (item) => item.kind === 'order_broken' && item.orderId === order.orderId,
  )
  if (!isTold) await expectSound(order, before)
}

async function playRound(seed: number): Promise<void> {
  const random = createRandom(seed)
  const order = await placePaidOrder(shop, skull, PIECES)
  const before = await readStockRecords(shop, order.orderId)
  const first = pickRandom(random, ['', '', 'board: packed', 'board: shipped', 'admin: pack one'])
  if (first !== '') expectTold(first, (await ACTIONS[first]?.(order)) ?? null)
  if (first === 'board: shipped') await ACTIONS['buyer: return']?.(order)
  const names = Array.from({ length: random() < 0.5 ? 2 : 3 }, () => pickRandom(random, Object.keys(ACTIONS)))
  const what = `seed ${seed}, after '${first}': ${names.join(' | ')}`
  const isKilled = seed % KILL_EVERY === 0
  const acts = names.map(async (name) => {
    const answer = ACTIONS[name]?.(order) ?? Promise.resolve(null)
    expectTold(`${what}: ${name}`, await (isKilled ? answer.catch(() => null) : answer))
  })
  if (isKilled) {
    await pause(600, random)
    await shop.server().kill('SIGKILL')
    await shop.restart()
  }
  try {
    await Promise.all(acts)
    await (isKilled ? expectToldOrSound : expectSound)(order, before)
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

it(
  `an order adds up whatever two or three do with it at once, ${ROUNDS} times (seeds from ${FIRST_SEED})`,
  async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await playRound(FIRST_SEED + round - 1)
      if (round % REPORT_EVERY === 0) console.log(`${round} of ${ROUNDS}`)
    }
  },
  ROUNDS * ROUND_MS,
)
