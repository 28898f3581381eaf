import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { send, type Answer } from '../../support/shop-client'
import { toOrderLockKey } from '../../../src/lib/lock-keys'
import { connect, query } from '../../support/database'
import {
  listOrderItems,
  listParcels,
  readOrderRecords,
  readStockRecords,
  type OrderRecords,
} from '../../support/order-records'
import { placePaidOrder } from '../../support/place-paid-order'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

const PIECES = 2
const TOTAL = 74.4
/** A sentence for a person. */
const SENTENCE = /^\p{Lu}[^_{}]+\.$/u

let shop: Shop
let skull: Product
let staff: Record<string, string>
let orderId: string
let paymentId: string
let before: { stocked: number; reserved: number }
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})
beforeEach(async () => {
  ;({ orderId, paymentId } = await placePaidOrder(shop, skull, PIECES))
  before = await readStockRecords(shop, orderId)
})

const inAdmin = (path: string, body: object = {}) => send(`${shop.origin}/admin/${path}`, body, staff)
const pack = async () =>
  inAdmin(`orders/${orderId}/fulfillments`, { items: await listOrderItems(shop, orderId) })
const takeStep = (step: string) => inAdmin(`orders/${orderId}/studio`, { step })

async function packOnce(): Promise<string> {
  expect((await pack()).status).toBe(200)
  return (await listParcels(shop, orderId))[0]?.id ?? ''
}

/** Checks that as many requests succeed as expected, and that the others are refused with a reason. */
function expectOutcome(answers: Answer[], succeeded: number): void {
  expect(
    answers.filter(({ status }) => status === 200),
    JSON.stringify(answers.map(({ body }) => body)).slice(0, 2000),
  ).toHaveLength(succeeded)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body]).toEqual([
      expect.toSatisfy((code: number) => code === 400 || code === 409),
      expect.objectContaining({ message: expect.stringMatching(SENTENCE) }),
    ])
}

/** Checks that the order agrees with its parcels, its reservations, its sizes and its money. */
async function expectRecords(expected: Partial<OrderRecords> & { packed: number }): Promise<void> {
  const { packed } = expected
  const reserved = expected.reserved ?? PIECES - packed
  expect(await readOrderRecords(shop, orderId)).toEqual({
    parcels: packed > 0 ? 1 : 0,
    fulfilled: packed,
    shipped: 0,
    ordered: PIECES,
    reserved,
    doubled: 0,
    open_changes: 0,
    captured: TOTAL,
    refunded: 0,
    paid: expect.closeTo(TOTAL - (expected.refunded ?? 0), 2),
    ...expected,
  })
  expect(await readStockRecords(shop, orderId)).toEqual({
    stocked: before.stocked - packed,
    reserved: before.reserved - PIECES + reserved,
  })
}

describe('two who change one order at the same time', () => {
  it('pack it once in Medusa’s admin, and the second is told', async () => {
    expectOutcome(await Promise.all([pack(), pack()]), 1)
    await expectRecords({ packed: PIECES })
  })

  it('pack it once where one of them ships it at the board', async () => {
    const [, shipped] = await Promise.all([pack(), takeStep('shipped')])
    // In whichever order they came: the board ships what is packed already.
    expect(shipped?.status).toBe(200)
    await expectRecords({ packed: PIECES, shipped: PIECES })
  })

  it('cancel a parcel once, however often it is pressed, and its pieces are reserved once', async () => {
    const parcelId = await packOnce()
    const cancel = () => inAdmin(`orders/${orderId}/fulfillments/${parcelId}/cancel`)
    expectOutcome(await Promise.all(Array.from({ length: 10 }, cancel)), 1)
    await expectRecords({ packed: 0 })
    await packOnce()
    await expectRecords({ packed: PIECES })
  })

  it('ship it and refund all of it, or refund it and do not ship', async () => {
    const [shipped, refunded] = await Promise.all([
      takeStep('shipped'),
      inAdmin(`payments/${paymentId}/refund`),
    ])
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
    if (shipped.status !== 200) expect(shipped).toMatchObject({ status: 400, body: { code: 'refunded' } })
    const packed = shipped.status === 200 ? PIECES : 0
    // What has not left can be bought again, once Stripe has told of the refund.
    await expect.poll(() => readOrderRecords(shop, orderId)).toMatchObject({ reserved: 0 })
    await expectRecords({ packed, shipped: packed, reserved: 0, refunded: TOTAL })
  })

  it('wait for each other also where the first has closed the page meanwhile', async () => {
    const items = await listOrderItems(shop, orderId)
    const gone = new AbortController()
    const first = fetch(`${shop.origin}/admin/orders/${orderId}/fulfillments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify({ items }),
      signal: gone.signal,
    }).catch(() => undefined)
    await expect.poll(() => countLocks(orderId)).toBe(1)
    gone.abort()
    await first
    expect((await takeStep('shipped')).status).toBe(200)
    await expectRecords({ packed: PIECES, shipped: PIECES })
  })

  it('are told to look again where it takes too long, whatever they change, and change nothing', async () => {
    const parcelId = await packOnce()
    const [collection] = await query<{ id: string }>(
      shop.databaseUrl,
      'select payment_collection_id as id from order_payment_collection where order_id = $1',
      [orderId],
    )
    const [line] = await listOrderItems(shop, orderId)
    await query(shop.databaseUrl, BELONGINGS, [orderId, line?.id ?? ''])
    const records = await readOrderRecords(shop, orderId)
    const database = await connect(shop.databaseUrl)
    await database.query('begin')
    await database.query(TAKE_LOCK, [toOrderLockKey(orderId)])
    try {
      const answers = await Promise.all([
        takeStep('shipped'),
        pack(),
        inAdmin(`orders/${orderId}/fulfillments/${parcelId}/cancel`),
        inAdmin(`orders/${orderId}/cancel`),
        inAdmin(`orders/${orderId}`, { metadata: {} }),
        inAdmin('order-edits', { order_id: orderId }),
        inAdmin(`order-edits/${orderId}/confirm`),
        inAdmin(`order-changes/${orderId}_change`, {}),
        inAdmin('returns', { order_id: orderId }),
        inAdmin(`returns/${orderId}_return/receive/confirm`),
        inAdmin('exchanges', { order_id: orderId }),
        inAdmin(`exchanges/${orderId}_exchange/cancel`),
        inAdmin('claims', { order_id: orderId }),
        inAdmin(`claims/${orderId}_claim/cancel`),
        inAdmin(`payments/${paymentId}/refund`),
        inAdmin(`payments/${paymentId}/capture`),
        inAdmin('payment-collections', { order_id: orderId, amount: 1 }),
        inAdmin(`payment-collections/${collection?.id}/mark-as-paid`, { order_id: orderId }),
        inAdmin('reservations', { line_item_id: line?.id }),
        inAdmin(`reservations/${orderId}_reservation`, { quantity: 1 }),
      ])
      expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
        answers.map(() => ({
          status: 409,
          body: expect.objectContaining({
            code: 'order_busy',
            message:
              'Somebody else is changing this order right now. Nothing was changed; please look at it again.',
          }),
        })),
      )
    } finally {
      await database.query('rollback')
      await database.end()
    }
    expect(await readOrderRecords(shop, orderId)).toEqual({ ...records, open_changes: 0 })
  })

  it('cannot get at its parcels behind its back, nor run any workflow', async () => {
    const parcelId = await packOnce()
    for (const path of [
      'fulfillments',
      `fulfillments/${parcelId}/cancel`,
      `fulfillments/${parcelId}/shipment`,
      'workflows-executions/cancel-order/run',
    ])
      expect(await inAdmin(path)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(SENTENCE) },
      })
    await expectRecords({ packed: PIECES })
  })
})

describe('what was done to an order already', () => {
  const refused = (message: RegExp) => ({ status: 409, body: { message: expect.stringMatching(message) } })

  it('is not done again: packed, shipped, delivered, cancelled', async () => {
    const parcelId = await packOnce()
    const inParcel = (action: string, body: object = {}) =>
      inAdmin(`orders/${orderId}/fulfillments/${parcelId}/${action}`, body)
    const items = await listOrderItems(shop, orderId)
    const label = { tracking_url: 'https://post.ch', label_url: 'https://post.ch' }
    const ship = (number: string) =>
      inParcel('shipments', { items, labels: [{ ...label, tracking_number: number }] })
    expect(await pack()).toMatchObject(refused(/^These pieces are packed already/))
    expect((await ship('99.1')).status).toBe(200)
    expect(await ship('99.2')).toMatchObject(
      refused(/with the tracking number 99\.1\. Yours was not kept\.$/),
    )
    expect(await inParcel('cancel')).toMatchObject(refused(/^This parcel has left already/))
    expect((await inParcel('mark-as-delivered')).status).toBe(200)
    expect(await inParcel('mark-as-delivered')).toMatchObject(refused(/^This parcel was delivered already/))
    await expectRecords({ packed: PIECES, shipped: PIECES })
    expect(await inAdmin(`orders/${orderId}/fulfillments/ful_other/shipments`, { items })).toMatchObject(
      refused(/^This order has no such parcel/),
    )
  })

  it('is not packed twice by one request, nor reserved twice', async () => {
    const [line] = await listOrderItems(shop, orderId)
    const items = [1, 1].map((quantity) => ({ id: line?.id, quantity }))
    expect(await inAdmin(`orders/${orderId}/fulfillments`, { items })).toMatchObject(
      refused(/^A line is named twice/),
    )
    const [held] = await query<{ id: string; inventory_item_id: string; location_id: string }>(
      shop.databaseUrl,
      'select id, inventory_item_id, location_id from reservation_item where line_item_id = $1',
      [line?.id ?? ''],
    )
    const { id, ...place } = held ?? { id: '' }
    expect(await inAdmin('reservations', { ...place, line_item_id: line?.id, quantity: 1 })).toMatchObject(
      refused(/^More would be reserved/),
    )
    expect(await inAdmin(`reservations/${id}`, { quantity: PIECES + 1 })).toMatchObject(
      refused(/^More would be reserved/),
    )
    expect((await inAdmin(`reservations/${id}`, { quantity: PIECES })).status).toBe(200)
    await expectRecords({ packed: 0 })
  })

  it('is not captured again, and the same refund at the same time is made once', async () => {
    expect(await inAdmin(`payments/${paymentId}/capture`)).toMatchObject(
      refused(/^This payment was captured/),
    )
    const refundTen = () => inAdmin(`payments/${paymentId}/refund`, { amount: 10 })
    expectOutcome(await Promise.all([refundTen(), refundTen(), refundTen()]), 1)
    await expectRecords({ packed: 0, refunded: 10 })
    expect((await refundTen()).status).toBe(200)
    await expectRecords({ packed: 0, refunded: 20 })
  })

  it('neither is anything of it that is cancelled, or whose money has gone back', async () => {
    expect((await inAdmin(`payments/${paymentId}/refund`)).status).toBe(200)
    expect(await pack()).toMatchObject(refused(/^The money of this order has gone back/))
    const second = await placePaidOrder(shop, skull, PIECES)
    expect((await inAdmin(`orders/${second.orderId}/cancel`)).status).toBe(200)
    expect(await inAdmin(`orders/${second.orderId}/cancel`)).toMatchObject(refused(/was cancelled already/))
  })

  it('is not half done while an edit is open: no money goes back, no parcel is taken back', async () => {
    expect((await takeStep('shipped')).status).toBe(200)
    expect((await inAdmin('order-edits', { order_id: orderId })).status).toBe(200)
    for (const answer of [
      await takeStep('not_shipped'),
      await inAdmin(`payments/${paymentId}/refund`, { amount: 5 }),
    ])
      expect(answer).toMatchObject({ status: 400, body: { code: 'open_change' } })
    await expectRecords({ packed: PIECES, shipped: PIECES, open_changes: 1 })
  })

  it('keeps the tracking number of the second who ships it, or tells which one stands', async () => {
    const ship = (tracking: string) => inAdmin(`orders/${orderId}/studio`, { step: 'shipped', tracking })
    expect((await takeStep('shipped')).status).toBe(200)
    expect((await ship('99.00\u00A01')).status).toBe(200)
    expect((await listParcels(shop, orderId))[0]?.tracking).toBe('99.00 1')
    expect(await ship('99.2')).toMatchObject({
      status: 409,
      body: { code: 'tracking_stands', values: { tracking: '99.00 1' } },
    })
    expect((await listParcels(shop, orderId))[0]?.tracking).toBe('99.00 1')
    expect(await ship('99&2')).toMatchObject({
      status: 400,
      body: { message: 'A tracking number has at most 60 letters, digits, spaces, dots and hyphens.' },
    })
  })
})

const TAKE_LOCK = "select pg_advisory_xact_lock(hashtextextended('medusa:' || $1, 0))"

/** Inserts one row of each kind that can belong to an order beside its parcels and its money. */
const BELONGINGS = `
  with change as (
    insert into order_change (id, order_id, version, status) values ($1 || '_change', $1, 1, 'canceled')
  ), returned as (
    insert into return (id, order_id, order_version) values ($1 || '_return', $1, 1)
  ), exchanged as (
    insert into order_exchange (id, order_id, order_version) values ($1 || '_exchange', $1, 1)
  ), claimed as (
    insert into order_claim (id, order_id, order_version, type) values ($1 || '_claim', $1, 1, 'refund')
  )
  insert into reservation_item (id, line_item_id, location_id, quantity, raw_quantity, inventory_item_id, deleted_at)
  select $1 || '_reservation', $2, location_id, quantity, raw_quantity, inventory_item_id, now()
  from reservation_item limit 1`

/** How many hold the lock of an order. */
async function countLocks(orderId: string): Promise<number> {
  const sql = `select count(*)::int as n from pg_locks, hashtextextended('medusa:' || $1, 0) as key
    where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())
      and ((classid::bigint << 32) | objid::bigint) = key`
  const [row] = await query<{ n: number }>(shop.databaseUrl, sql, [toOrderLockKey(orderId)])
  return row?.n ?? 0
}
