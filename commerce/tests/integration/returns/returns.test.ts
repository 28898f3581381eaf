import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { linkedOrderSchema } from '../../../src/contract/orders/buyer-order'
import { boardOrdersSchema, boardOrderDetailSchema } from '../../../src/contract/board/board-order'
import { get, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { killBeforeStripe } from '../../support/kill-before-stripe'
import type { TestMailbox } from '../../support/test-mailbox'
import { placePaidOrder } from '../../support/place-paid-order'
import { readPaymentRecords } from '../../support/stripe-sandbox'
import { ageRefunds, listRefundAmounts } from '../../support/refund-records'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

const SHIPPED_EARLIER = `
  update fulfillment set shipped_at = now() - interval '1 minute'
  where id in (select fulfillment_id from order_fulfillment where order_id = $1)`

let mailbox: TestMailbox
let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

describe('a return [S11]', () => {
  it('goes from the buyer’s page to the refund of its goods and the shelf, each step once', async () => {
    const { orderId, number, token } = await createShippedOrder(3)
    const before = await readPaymentRecords(shop)
    const shelf = await readShelf(orderId)
    expect((await fetchPage(token)).returns.returnable).toEqual([{ line: 0, quantity: 3 }])

    const body = { token, key: randomUUID(), lines: [{ line: 0, quantity: 2 }], reason: 'Too small' }
    for (const answer of await Promise.all([ask(body), ask(body)])) expect(answer.status).toBe(200)
    const page = await fetchPage(token)
    expect(page.returns.returnable).toEqual([{ line: 0, quantity: 1 }])
    expect(page.returns.cases).toMatchObject([
      { state: 'requested', lines: [{ name: 'Crying Skull', size: 'M', quantity: 2 }], refund: 64.4 },
    ])
    await expect.poll(() => mailbox.listAbout(number, /^Your return of order|^Rückgabe zu/)).toHaveLength(2)
    expect((await returning()).map(({ id }) => id)).toContain(orderId)

    const [{ id: returnId } = { id: '' }] = page.returns.cases
    const step = (step: object) =>
      send(`${shop.origin}/admin/orders/${orderId}/returns/${returnId}`, step, staff)
    expect(await step({ step: 'refunded' })).toMatchObject({
      status: 400,
      body: { code: 'return_not_received' },
    })
    for (const answer of await Promise.all([step({ step: 'received' }), step({ step: 'received' })]))
      expect(answer.status).toBe(200)
    await expect.poll(() => mailbox.listAbout(number, /is here/)).toHaveLength(1)

    const refund = { step: 'refunded', restock: true }
    const [first, second] = await Promise.all([step(refund), step(refund)])
    for (const answer of [first, second]) {
      const { order } = boardOrderDetailSchema.parse(answer?.body)
      expect(order.returns).toMatchObject([{ state: 'refunded', refund: 64.4, isRestocked: true }])
    }
    const after = await readPaymentRecords(shop)
    expect(after.refunds.count - before.refunds.count).toBe(1)
    expect(after.refunds.amount - before.refunds.amount).toBe(6440)
    expect(await readShelf(orderId)).toBe(shelf + 2)
    await expect.poll(() => mailbox.listAbout(number, /Refund .*64\.40/)).toHaveLength(1)
    expect(await fetchPage(token)).toMatchObject({
      refunded: 64.4,
      returns: { cases: [{ state: 'refunded' }] },
    })
    expect((await returning()).map(({ id }) => id)).not.toContain(orderId)
    const { history } = boardOrderDetailSchema.parse(first?.body).order
    expect(history.map(({ step }) => step)).toEqual(['shipped', 'return_received', 'return_refunded'])

    // The rest of the goods, by themselves: together what they cost, with their tax.
    await ask({ token, key: randomUUID(), lines: [{ line: 0, quantity: 1 }], reason: '' })
    expect((await fetchPage(token)).returns.cases.map((each) => each.refund)).toEqual([64.4, 32.21])
    const undo = await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step: 'not_shipped' }, staff)
    expect(undo).toMatchObject({ status: 400, body: { code: 'returning' } })
  })

  it('is refunded once, also where its refund was cut off from it', async () => {
    const { orderId, token } = await createShippedOrder(1)
    await ask({ token, key: randomUUID(), lines: [{ line: 0, quantity: 1 }], reason: '' })
    const [{ id } = { id: '' }] = (await fetchPage(token)).returns.cases
    const step = (step: string) =>
      send(`${shop.origin}/admin/orders/${orderId}/returns/${id}`, { step }, staff)
    await step('received')
    await step('refunded')
    const { refunds } = await readPaymentRecords(shop)
    // As a crash between the two would leave it.
    await query(shop.databaseUrl, `update order_return set state = 'received', refund = null where id = $1`, [
      id,
    ])
    expect((await step('refunded')).status).toBe(200)
    expect((await readPaymentRecords(shop)).refunds).toEqual(refunds)
    expect((await fetchPage(token)).returns.cases).toMatchObject([{ state: 'refunded', refund: 32.2 }])
  })

  it('gives the money back once where the server was killed before Stripe was asked, and tells of it only then', async () => {
    const { orderId, paymentId, number, token } = await createShippedOrder(1)
    const step = await createReceivedReturn(orderId, token)
    const before = await readPaymentRecords(shop)
    staff = await killBeforeStripe(shop, { paymentId, amount: 32.2, refund: () => step('refunded') })
    // Old enough for the sweep of mails, which is shown to have come by another mail that was missing.
    await ageRefunds(shop, paymentId, '1 minute')
    await query(shop.databaseUrl, "delete from checkout_mail where order_id = $1 and kind = 'shipped'", [
      orderId,
    ])
    await query(shop.databaseUrl, SHIPPED_EARLIER, [orderId])
    await runJob(shop, 'queue-missing-mails')
    expect(await listKinds(orderId)).toContain('shipped')
    expect(await listKinds(orderId)).not.toContain('refunded')
    // Not old enough to be taken back before it is pressed again.
    await ageRefunds(shop, paymentId, '-1 minute')
    expect(await listRefundAmounts(shop, paymentId)).toHaveLength(1)

    for (const answer of await Promise.all([step('refunded'), step('refunded')]))
      expect(answer.status).toBe(200)
    const after = await readPaymentRecords(shop)
    expect(after.refunds.count - before.refunds.count).toBe(1)
    expect(after.refunds.amount - before.refunds.amount).toBe(3220)
    expect((await fetchPage(token)).returns.cases).toMatchObject([{ state: 'refunded', refund: 32.2 }])
    await expect.poll(() => mailbox.listAbout(number, /Refund .*32\.20/), { timeout: 90_000 }).toHaveLength(1)
    expect(await listRefundAmounts(shop, paymentId)).toEqual([32.2])
    expect((await readPaymentRecords(shop)).refunds).toEqual(after.refunds)
  })

  it('is told by mail to the buyer and the studio once their mails can be queued, and is not there before', async () => {
    const { orderId, number, token } = await createShippedOrder(1)
    const body = { token, key: randomUUID(), lines: [{ line: 0, quantity: 1 }], reason: 'Too wide' }
    await withoutOutbox(async () => {
      expect((await ask(body)).status).toBeGreaterThanOrEqual(500)
      expect((await fetchPage(token)).returns.cases).toEqual([])
    })
    expect((await ask(body)).status).toBe(200)
    await expect.poll(() => mailbox.listAbout(number, /^Your return of order|^Rückgabe zu/)).toHaveLength(2)

    const [{ id } = { id: '' }] = (await fetchPage(token)).returns.cases
    const decline = () =>
      send(`${shop.origin}/admin/orders/${orderId}/returns/${id}`, { step: 'declined', answer: 'No.' }, staff)
    await withoutOutbox(async () => {
      expect((await decline()).status).toBeGreaterThanOrEqual(500)
      expect((await fetchPage(token)).returns.cases).toMatchObject([{ state: 'requested' }])
    })
    const { order } = boardOrderDetailSchema.parse((await decline()).body)
    expect(order.history.map((entry) => entry.step)).toEqual(['shipped', 'return_declined'])
    const declined = async () => (await mailbox.listAbout(number)).filter(({ text }) => /No\./.test(text))
    await expect.poll(declined).toHaveLength(1)
  })

  it('is declined with a reason that its buyer reads, and can then be asked for again', async () => {
    const { orderId, number, token } = await createShippedOrder(1)
    await ask({ token, key: randomUUID(), lines: [{ line: 0, quantity: 1 }], reason: '' })
    const [{ id } = { id: '' }] = (await fetchPage(token)).returns.cases
    const decline = (answer: string) =>
      send(`${shop.origin}/admin/orders/${orderId}/returns/${id}`, { step: 'declined', answer }, staff)
    expect(await decline(' ')).toMatchObject({ status: 400, body: { code: 'return_unanswered' } })
    expect((await decline('It was worn.')).status).toBe(200)
    expect((await decline('It was worn.')).status).toBe(200)
    const { returns } = await fetchPage(token)
    expect(returns).toMatchObject({
      returnable: [{ line: 0, quantity: 1 }],
      cases: [{ state: 'declined', answer: 'It was worn.', refund: 0 }],
    })
    const declined = async () =>
      (await mailbox.listAbout(number)).filter(({ text }) => /It was worn/.test(text))
    await expect.poll(declined).toHaveLength(1)
  })

  it('is refused before the goods have left, for too many, and where it is not of the right form', async () => {
    const early = await placePaidOrder(shop, skull)
    const lines = [{ line: 0, quantity: 1 }]
    expect(await ask({ token: early.token, key: randomUUID(), lines, reason: '' })).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    })
    const { orderId, token } = await createShippedOrder(1)
    const request = { token, key: randomUUID(), lines, reason: '' }
    expect((await ask({ ...request, lines: [{ line: 0, quantity: 2 }] })).status).toBe(409)
    for (const body of [
      { ...request, lines: [] },
      { ...request, lines: [...lines, ...lines] },
      { ...request, lines: [{ line: -1, quantity: 1 }] },
      { ...request, lines: [{ line: 0, quantity: 0.5 }] },
      { ...request, key: 'x' },
      { ...request, reason: 'x'.repeat(501) },
    ])
      expect((await ask(body)).status).toBe(400)
    expect((await ask({ ...request, token: `${token}x` })).status).toBe(404)
    const path = `${shop.origin}/admin/orders/${orderId}/returns/ordret_guess`
    expect((await send(path, { step: 'received' }, staff)).status).toBe(404)
    expect((await send(path, { step: 'received' })).status).toBe(401)
    expect((await fetchPage(token)).returns.cases).toEqual([])
  })
})

async function createShippedOrder(pieces: number) {
  const made = await placePaidOrder(shop, skull, pieces)
  const path = `${shop.origin}/admin/orders/${made.orderId}/studio`
  expect((await send(path, { step: 'shipped' }, staff)).status).toBe(200)
  return made
}

/** Asks for the only piece of an order and receives it; returns what takes the return's next steps. */
async function createReceivedReturn(orderId: string, token: string) {
  await ask({ token, key: randomUUID(), lines: [{ line: 0, quantity: 1 }], reason: '' })
  const [{ id } = { id: '' }] = (await fetchPage(token)).returns.cases
  const step = (step: string) => send(`${shop.origin}/admin/orders/${orderId}/returns/${id}`, { step }, staff)
  expect((await step('received')).status).toBe(200)
  return step
}

/** Meanwhile no mail about a return can be queued. */
async function withoutOutbox(work: () => Promise<void>): Promise<void> {
  await query(
    shop.databaseUrl,
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger refuse before insert on checkout_mail for each row
       when (new.kind like 'return%') execute function refuse()`,
  )
  try {
    await work()
  } finally {
    await query(shop.databaseUrl, 'drop function refuse cascade')
  }
}

async function listKinds(orderId: string): Promise<string[]> {
  const rows = await query<{ kind: string }>(
    shop.databaseUrl,
    'select kind from checkout_mail where order_id = $1',
    [orderId],
  )
  return rows.map(({ kind }) => kind)
}

const ask = (body: object) => send(`${shop.origin}/api/order-return`, body)

async function fetchPage(token: string) {
  return parseExactly(linkedOrderSchema, (await get(`${shop.origin}/api/orders?token=${token}`)).body)
}

async function returning() {
  const { body } = await get(`${shop.origin}/api/orders?filter=returning`, staff)
  return boardOrdersSchema.parse(body).orders
}

/** How many pieces lie on the shelf that the order came from. */
async function readShelf(orderId: string): Promise<number> {
  const [level] = await query<{ pieces: number }>(
    shop.databaseUrl,
    `select level.stocked_quantity::float as pieces from inventory_level level where level.inventory_item_id in
     (select item.inventory_item_id from order_fulfillment link
       join fulfillment_item item on item.fulfillment_id = link.fulfillment_id where link.order_id = $1)`,
    [orderId],
  )
  return level?.pieces ?? NaN
}
