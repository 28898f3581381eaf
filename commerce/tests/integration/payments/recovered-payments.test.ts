import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import {
  buy,
  buildCheckoutBody,
  get,
  toCartItem,
  fetchBuyerOrder,
  payAtSandbox,
  fetchProduct,
  openTestCheckout,
  requestCheckout,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { readAllMedusaOrders } from '../../support/medusa-orders'
import {
  postToStripe,
  fetchStripeSession,
  listPaidSessions,
  refundAtStripe,
} from '../../support/stripe-sandbox'
import { placePaidOrder } from '../../support/place-paid-order'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import type { TestMailbox } from '../../support/test-mailbox'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, staff } = await takeShop())
})

it('makes the orders and the refunds of after the backup again, once the database was set back to it', async () => {
  const skull = await fetchProduct(shop, 'crying-skull')
  const kept = await placePaidOrder(shop, skull)
  // The studio's own, without a note.
  const own = await send(`${shop.origin}/admin/payments/${kept.paymentId}/refund`, { amount: 2 }, staff)
  expect(own.status, JSON.stringify(own.body)).toBe(200)
  await setBack(async () => {
    await buy(shop, [toCartItem(skull, 'S', 2)], 'pickup')
    await buy(shop, [toCartItem(skull, 'M'), toCartItem(skull, 'L')])
    await refundAtStripe(shop, kept.sessionId, 500)
    await expect.poll(async () => (await fetchBuyerOrder(shop, kept.sessionId)).status).toBe('paid')
  })

  await expect.poll(async () => (await readAllMedusaOrders(shop)).length).toBe(3)
  for (const { id, amount } of await listPaidSessions(shop)) {
    const order = await waitForOrder(shop, id)
    expect(order).toMatchObject({ status: 'paid', order: { total: amount / 100 } })
  }
  await expect.poll(() => listRefunds()).toEqual([2, 5])
})

it('tells each buyer and the studio once of an order that is made again under its number, and first of one whose mails had not left', async () => {
  const skull = await fetchProduct(shop, 'crying-skull')
  const told: { sessionId: string; number: number }[] = []
  let untold = ''
  await setBack(async () => {
    // Who opened the payment page first pays second: orders are numbered as they are paid.
    const opened = [
      await openTestCheckout(shop, [toCartItem(skull, 'S')]),
      await openTestCheckout(shop, [toCartItem(skull, 'M')]),
    ]
    for (const [index, sessionId] of opened.toReversed().entries()) {
      await payAtSandbox(shop, sessionId, { at: Math.floor(Date.now() / 1000) - 20 + 10 * index })
      const number = (await waitForOrder(shop, sessionId)).order?.number ?? 0
      // A mail that is there, but not yet marked as sent, would leave a second time after the kill.
      await expect.poll(() => readMailStates(sessionId)).toEqual(['sent', 'sent'])
      told.push({ sessionId, number })
    }
    // The server is killed before it has noted what has left, and notes it when it is back.
    await shop.server().kill()
    await shop.restart()
    await runJob(shop, 'note-sent-mails')
    await mailbox.close()
    untold = (await buy(shop, [toCartItem(skull, 'M')])).sessionId
  })
  await mailbox.open()

  for (const { sessionId, number } of told) {
    await expect.poll(() => readOrderNumber(sessionId)).toBe(number)
    await expect.poll(() => readMailStates(sessionId)).toEqual(['withheld', 'withheld'])
    expect(await mailbox.listAbout(number)).toHaveLength(2)
  }
  await expect.poll(() => readMailStates(untold)).toEqual(['sent', 'sent'])
  expect(await mailbox.listAbout((await readOrderNumber(untold)) ?? 0)).toHaveLength(2)
})

it('tells a buyer the number that an order made again has got, where somebody else has the old one', async () => {
  const skull = await fetchProduct(shop, 'crying-skull')
  let again = { sessionId: '', number: 0 }
  const takeNumber = () =>
    query(shop.databaseUrl, `select nextval(pg_get_serial_sequence('"order"', 'display_id'))`)
  await setBack(async () => {
    const { sessionId, order } = await buy(shop, [toCartItem(skull, 'M')])
    again = { sessionId, number: order.order?.number ?? 0 }
    await expect.poll(() => mailbox.listAbout(again.number)).toHaveLength(2)
    await runJob(shop, 'note-sent-mails')
  }, takeNumber)
  await expect.poll(() => readOrderNumber(again.sessionId)).toBe(again.number + 1)
  await expect.poll(() => mailbox.listAbout(again.number + 1)).toHaveLength(2)
})

it('has a person look at what the backup has no goods for, instead of paying it back', async () => {
  const skull = await fetchProduct(shop, 'crying-skull')
  await setStock('XL', 0)
  let sold = ''
  await setBack(async () => {
    await setStock('XL', 5)
    await expect
      .poll(
        async () => (await requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'XL')]))).status,
      )
      .toBe(200)
    sold = (await buy(shop, [toCartItem(skull, 'XL')])).sessionId
  })
  const readStatus = async () =>
    (await query(shop.databaseUrl, 'select status from checkout_intent where session_id = $1', [sold]))[0]
  await expect.poll(readStatus).toEqual({ status: 'review' })
  expect((await listPaidSessions(shop)).find(({ id }) => id === sold)).toMatchObject({ refunded: 0 })
})

it('leaves alone what another shop with the same account at Stripe has sold', async () => {
  const skull = await fetchProduct(shop, 'crying-skull')
  const { sessionId } = await buy(shop, [toCartItem(skull, 'M')])
  const { metadata } = z
    .object({ metadata: z.record(z.string(), z.string()) })
    .parse(await fetchStripeSession(shop, sessionId))
  const foreign = await postToStripe(shop, 'checkout/sessions', {
    mode: 'payment',
    client_reference_id: 'chki_foreign',
    ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`metadata[${key}]`, value])),
    'metadata[checkout_intent]': 'chki_foreign',
    success_url: 'https://other.example/checkout-success',
    cancel_url: 'https://other.example/',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'chf',
    'line_items[0][price_data][unit_amount]': '4220',
    'line_items[0][price_data][product_data][name]': 'Crying Skull',
  })
  await payAtSandbox(shop, foreign)
  const before = (await readAllMedusaOrders(shop)).length
  const { sessionId: next } = await buy(shop, [toCartItem(skull, 'M')])
  await query(shop.databaseUrl, 'delete from checkout_intent where session_id = $1', [next])
  await runJob(shop, 'recover-lost-payments')
  await expect.poll(async () => (await get(`${shop.origin}/api/orders?session_id=${next}`)).status).toBe(200)
  expect((await readAllMedusaOrders(shop)).length).toBe(before + 1)
})

/** Puts so many pieces of a size of the shirt on the shelf. */
function setStock(size: string, pieces: number) {
  return query(
    shop.databaseUrl,
    `update inventory_level level set stocked_quantity = $2::int,
       raw_stocked_quantity = jsonb_build_object('value', $2::text, 'precision', 20)
     from product_variant_inventory_item item join product_variant variant on variant.id = item.variant_id
       join product on product.id = variant.product_id
     where item.inventory_item_id = level.inventory_item_id and variant.title = $1
       and product.handle = 'crying-skull'`,
    [size, String(pieces)],
  )
}

/** Runs `meanwhile`, then starts the server again on the database of before, so that it has lost what happened. */
async function setBack(
  meanwhile: () => Promise<unknown>,
  beforeStart: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const own = new URL(shop.databaseUrl).pathname.slice(1)
  const maintain = (sql: string) => query(new URL('/postgres', shop.databaseUrl).href, sql)
  // A copy needs a moment without connections; the server has new ones after it.
  await maintain(`alter database ${own} allow_connections false`)
  await maintain(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${own}'`)
  const backup = await copyDatabase(shop.databaseUrl, `${own}_backup`)
  await maintain(`alter database ${own} allow_connections true`)
  await expect.poll(async () => (await get(`${shop.origin}/ready`)).status).toBe(200)
  await meanwhile()
  await shop.server().kill()
  await maintain(`drop database ${own} with (force)`)
  await maintain(`alter database ${new URL(backup).pathname.slice(1)} rename to ${own}`)
  await beforeStart()
  await shop.restart()
}

/** The number of the order of a session, once it is made; the session may not be known yet. */
async function readOrderNumber(sessionId: string): Promise<number | null | undefined> {
  const sql = 'select order_number from checkout_intent where session_id = $1'
  return (await query<{ order_number: number | null }>(shop.databaseUrl, sql, [sessionId]))[0]?.order_number
}

/** Reads the states of the mails about a paid order, to its buyer and to the studio. */
async function readMailStates(sessionId: string): Promise<string[]> {
  const rows = await query<{ state: string }>(
    shop.databaseUrl,
    `select m.state from checkout_mail m join checkout_intent k on k.id = m.intent_id where k.session_id = $1`,
    [sessionId],
  )
  return rows.map(({ state }) => state)
}

async function listRefunds(): Promise<number[]> {
  const rows = await query<{ amount: string }>(
    shop.databaseUrl,
    'select amount from refund order by created_at',
  )
  return rows.map(({ amount }) => Number(amount))
}
