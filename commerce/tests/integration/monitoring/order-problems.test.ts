import { beforeAll, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { attentionSchema } from '../../../src/contract/board/attention'
import { get, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { listOrderItems, readOrderRecords } from '../../support/order-records'
import { parseExactly } from '../../support/parse-exactly'
import { placePaidOrder } from '../../support/place-paid-order'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})

/** Makes all changes old: a change of the last minutes may still be under way, and is no problem. */
async function age(): Promise<void> {
  for (const [table, column] of [
    ['"order"', 'updated_at'],
    ['order_change', 'created_at'],
    ['fulfillment', 'created_at'],
    ['inventory_level', 'updated_at'],
  ])
    await query(shop.databaseUrl, `update ${table} set ${column} = now() - interval '10 minutes'`)
}

/** Lists the orders that the board reports because they do not add up, by problem and number. */
async function listProblems() {
  await runJob(shop, 'check-orders')
  const { body } = await get(`${shop.origin}/admin/attention`, staff)
  return parseExactly(attentionSchema, body).findings.flatMap((item) =>
    item.kind === 'order_broken'
      ? [
          {
            problem: item.problem,
            number: item.number,
            isMended: item.isMended,
            detail: item.detail,
          },
        ]
      : [],
  )
}

const pack = async (orderId: string) =>
  send(
    `${shop.origin}/admin/orders/${orderId}/fulfillments`,
    { items: await listOrderItems(shop, orderId) },
    staff,
  )

it('an order whose change was cut off is told, can be changed again, and that is told as well', async () => {
  const { orderId, number } = await placePaidOrder(shop, skull, 2)
  const refunded = await placePaidOrder(shop, skull, 2)
  // Of a parcel, which has no type, and of a refund.
  await query(
    shop.databaseUrl,
    `insert into order_change (id, order_id, version, status, change_type) values
      ('ordch_packed', $1, 2, 'pending', null), ('ordch_refunded', $2, 2, 'pending', 'credit_line')`,
    [orderId, refunded.orderId],
  )
  // One that is only under way is left alone.
  expect(await listProblems()).toEqual([])
  expect(await pack(orderId)).toMatchObject({
    status: 400,
    body: { code: 'open_change', message: expect.stringMatching(/^A change of this order was begun/) },
  })
  expect(
    await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step: 'shipped' }, staff),
  ).toMatchObject({ status: 400, body: { code: 'open_change' } })
  await age()
  const told = { problem: 'open_change', isMended: true }
  const mended = [
    { ...told, number, detail: '' },
    { ...told, number: refunded.number, detail: 'credit_line' },
  ]
  expect(await listProblems()).toEqual(mended)
  expect(await readOrderRecords(shop, orderId)).toMatchObject({ open_changes: 0 })
  expect(
    (await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step: 'shipped' }, staff)).status,
  ).toBe(200)
  await age()
  expect(await listProblems()).toEqual(mended)
  expect(await readOrderRecords(shop, orderId)).toMatchObject({
    packed: 2,
    fulfilled: 2,
    shipped: 2,
    reserved: 0,
  })
})

it.each([null, 'credit_line', 'update_order'])(
  'an order is changed by whoever is next, a minute after a change of it was cut off: %s',
  async (type) => {
    const { orderId, number } = await placePaidOrder(shop, skull, 2)
    await query(
      shop.databaseUrl,
      `insert into order_change (id, order_id, version, status, change_type, created_at) values
        ($1, $2, 2, 'pending', $3, now() - interval '1 minute')`,
      [`ordch_${type}`, orderId, type],
    )
    expect((await pack(orderId)).status).toBe(200)
    expect(await readOrderRecords(shop, orderId)).toMatchObject({ open_changes: 0, packed: 2, fulfilled: 2 })
    const told = { problem: 'open_change', number, isMended: true, detail: type ?? '' }
    expect(await listProblems()).toContainEqual(told)
  },
)

it('what does not add up is told of each order for itself until it does, and nothing of it is changed', async () => {
  await query(shop.databaseUrl, 'delete from order_problem')
  const [doubled, miscounted, unreserved, sound] = [
    await placePaidOrder(shop, skull, 2),
    await placePaidOrder(shop, skull, 2),
    await placePaidOrder(shop, skull, 2),
    await placePaidOrder(shop, skull, 2),
  ]
  expect((await pack(sound.orderId)).status).toBe(200)
  expect((await pack(miscounted.orderId)).status).toBe(200)
  await age()
  expect(await listProblems()).toEqual([])

  const change = (sql: string, values: string[]) => query(shop.databaseUrl, sql, values)
  const current = `from order_item i where i.order_id = $1 and i.version = (select version from "order" where id = $1)`
  await change(
    `insert into order_item select (jsonb_populate_record(i, jsonb_build_object('id', 'twice_' || i.id))).* ${current}`,
    [doubled.orderId],
  )
  await change(`update order_item set fulfilled_quantity = 1 where id in (select i.id ${current})`, [
    miscounted.orderId,
  ])
  await change(
    `update reservation_item set deleted_at = now() where line_item_id in (select i.item_id ${current})`,
    [unreserved.orderId],
  )
  await change(
    `insert into fulfillment select (jsonb_populate_record(f, jsonb_build_object('id', 'ful_loose',
        'delivery_address_id', null, 'metadata', null))).* from fulfillment f limit 1`,
    [],
  )
  // As Medusa's admin leaves one: its pieces alone say of which order it is.
  await change(
    `insert into fulfillment_item select (jsonb_populate_record(f, jsonb_build_object('id', 'fulit_loose',
        'fulfillment_id', 'ful_loose'))).* from fulfillment_item f where f.line_item_id in (select i.item_id ${current})`,
    [sound.orderId],
  )
  await age()
  const found = await listProblems()
  const shirt = expect.stringMatching(/Crying Skull M/)
  expect(found).toHaveLength(5)
  expect(found).toEqual(
    expect.arrayContaining([
      { problem: 'doubled_line', number: doubled.number, isMended: false, detail: shirt },
      { problem: 'miscounted', number: miscounted.number, isMended: false, detail: shirt },
      { problem: 'misreserved', number: unreserved.number, isMended: false, detail: shirt },
      { problem: 'loose_parcel', number: sound.number, isMended: false, detail: 'ful_loose' },
      { problem: 'level', number: null, isMended: false, detail: expect.any(String) },
    ]),
  )
  // Told once, however often it is looked for.
  expect(await listProblems()).toHaveLength(5)

  await change(`delete from order_item where id like 'twice_%' and order_id = $1`, [doubled.orderId])
  await query(shop.databaseUrl, "delete from fulfillment_item where fulfillment_id = 'ful_loose'")
  await query(shop.databaseUrl, "delete from fulfillment where id = 'ful_loose'")
  await age()
  expect((await listProblems()).map(({ problem }) => problem).toSorted()).toEqual([
    'level',
    'miscounted',
    'misreserved',
  ])
})

it('one that only a newer release knows hides no other', async () => {
  const { number } = await placePaidOrder(shop, skull, 2)
  await query(
    shop.databaseUrl,
    `insert into order_problem (kind, subject, facts, mended_at) values
      ('unheard_of', 'order_newer', '{"orderId": null, "number": null, "detail": ""}', now()),
      ('open_change', 'ordch_known', jsonb_build_object('orderId', null, 'number', $1::int, 'detail', ''), now())`,
    [String(number)],
  )
  const found = await listProblems()
  expect(found).toContainEqual({ problem: 'open_change', number, isMended: true, detail: '' })
  expect(found.map(({ problem }) => problem)).not.toContain('unheard_of')
})
