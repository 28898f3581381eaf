import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Product } from '../src/contract/catalogue'
import { buy, lineOf, openCheckout, orderOf, pay, productOf, settledOrder } from './harness/customer'
import { copyDatabase, query } from './harness/database'
import { ledger } from './harness/ledger'
import { books, deliver, eventOf, order } from './harness/provider'
import { startShop, type Shop } from './harness/shop'

let shop: Shop
let skull: Product
beforeAll(async () => {
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'crash'))
  skull = await productOf(shop, 'crying-skull')
})
afterAll(async () => {
  await shop?.stop()
})

describe('a server that is killed', () => {
  it('[220] between the 200 to the webhook and the settling makes one order after its restart', async () => {
    const sessionId = await openCheckout(shop, [lineOf(skull, 'M', 3)])
    await order(shop, { on: 'webhook', kind: 'drop', session: sessionId })
    await pay(shop, sessionId)
    const answer = await deliver(shop, eventOf(sessionId))
    await shop.server().kill('SIGKILL')
    expect(answer.status).toBe(200)
    expect(await ledger(shop, sessionId)).toEqual([])
    expect((await books(shop)).captures.count).toBe(1)

    await shop.restart()
    // Nobody asks for the order, which would settle it too: only the inbox remembers.
    await expect.poll(() => ledger(shop, sessionId), { timeout: 40_000, interval: 500 }).toHaveLength(1)
    expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid', order: { total: 106.61 } })
    expect(await ledger(shop, sessionId)).toMatchObject([
      { payments: 1, captures: 1, captured: 106.61, paid: 106.61, collection: 'completed', reserved: 3 },
    ])
  })

  // What completing a cart writes after the order itself, each as a step of its own, in this order.
  const LATER_STEPS: [string, string[]][] = [
    ['the order was made, and nothing else', ['link', 'cart', 'stock', 'payment']],
    ['the order was linked to its cart', ['cart', 'stock', 'payment', 'collection']],
    ['the stock was reserved, but the payment not recorded', ['payment']],
    ['the payment was recorded, but not with the order', ['transaction']],
    ['all was done, but nobody wrote it down', []],
  ]
  it.each(LATER_STEPS)('[220] resumes rather than repeats when %s', async (_name, undone) => {
    const { sessionId } = await buy(shop, [lineOf(skull, 'L', 2)])
    const [before] = await ledger(shop, sessionId)
    await undo(sessionId, undone)
    await query(shop.databaseUrl, 'update checkout_event set processed_at = null where session_id = $1', [
      sessionId,
    ])
    await expect
      .poll(() => inbox(sessionId), { timeout: 30_000, interval: 200 })
      .toEqual([{ settled: true, error: null }])
    expect((await orderOf(shop, sessionId)).status).toBe('paid')
    expect(await ledger(shop, sessionId)).toEqual([before])
    expect(before).toMatchObject({ payments: 1, captures: 1, captured: 74.4, paid: 74.4, reserved: 2 })
  })
})

function inbox(sessionId: string): Promise<object[]> {
  return query(
    shop.databaseUrl,
    'select processed_at is not null as settled, error from checkout_event where session_id = $1',
    [sessionId],
  )
}

/** Takes back what a crash would have prevented, so that the next sweep finds an order that was cut off. */
async function undo(sessionId: string, steps: string[]): Promise<void> {
  const run = (sql: string) => query(shop.databaseUrl, sql, [sessionId])
  const intent = '(select substr(id, 6) as tail, order_id from checkout_intent where session_id = $1)'
  const orderId = `(select order_id from ${intent} i)`
  const cartId = `(select 'cart_' || tail from ${intent} i)`
  const collectionId = `(select 'pay_col_' || tail from ${intent} i)`
  const sql: Record<string, string[]> = {
    link: [
      `delete from order_cart where order_id = ${orderId}`,
      `delete from order_payment_collection where order_id = ${orderId}`,
    ],
    collection: [`delete from order_payment_collection where order_id = ${orderId}`],
    cart: [`update cart set completed_at = null where id = ${cartId}`],
    stock: [
      `update inventory_level l set reserved_quantity = l.reserved_quantity - r.quantity,
         raw_reserved_quantity = jsonb_build_object('value', (l.reserved_quantity - r.quantity)::text, 'precision', 20)
       from reservation_item r join order_item i on r.line_item_id = i.item_id
       where i.order_id = ${orderId} and l.inventory_item_id = r.inventory_item_id`,
      `delete from reservation_item where line_item_id in (select item_id from order_item where order_id = ${orderId})`,
    ],
    transaction: [`delete from order_transaction where order_id = ${orderId}`],
    payment: [
      `delete from order_transaction where order_id = ${orderId}`,
      `delete from capture where payment_id in (select id from payment where payment_collection_id = ${collectionId})`,
      `delete from payment where payment_collection_id = ${collectionId}`,
      `update payment_session set status = 'pending', authorized_at = null where payment_collection_id = ${collectionId}`,
      `update payment_collection set status = 'awaiting', captured_amount = null, raw_captured_amount = null,
         authorized_amount = null, raw_authorized_amount = null, completed_at = null where id = ${collectionId}`,
    ],
  }
  for (const step of steps) for (const statement of sql[step] ?? []) await run(statement)
  await run(
    `update checkout_intent set status = 'settling', order_id = null, order_number = null, payment_id = null
     where session_id = $1`,
  )
}
