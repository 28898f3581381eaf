import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import {
  type BoardOrder,
  boardOrdersSchema,
  boardOrderDetailSchema,
} from '../../../src/contract/board/board-order'
import type { DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { get, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { placePaidOrder } from '../../support/place-paid-order'
import type { TestMailbox } from '../../support/test-mailbox'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let mailbox: TestMailbox
let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
  await query(shop.databaseUrl, `update "user" set first_name = 'Anna', last_name = 'Muster'`)
})

describe('a step that staff took by mistake [S6]', () => {
  it('a parcel that was not shipped after all is packed again, and its buyer, who was told, is told so once', async () => {
    const { orderId, number } = await buy('shipping', 2)
    const before = await readStock(orderId)
    await take(orderId, { step: 'printed' })
    await take(orderId, { step: 'shipped', tracking: '99.1' })
    await expect.poll(() => listSentMails(orderId)).toContain('shipped')

    const both = await Promise.all([1, 2].map(() => take(orderId, { step: 'not_shipped' })))
    for (const order of both) expect(order.stage).toBe('ship')
    expect(await readStock(orderId)).toEqual(before)
    expect((await open()).map(({ id }) => id)).toContain(orderId)
    await expect.poll(() => mailbox.listAbout(number, /is not on its way yet/)).toHaveLength(1)

    const again = await take(orderId, { step: 'shipped', tracking: '99.2' })
    expect(again.stage).toBe('done')
    expect(await readStatus(orderId)).toBe('shipped')
    await expect.poll(() => mailbox.listAbout(number, /is on its way$/)).toHaveLength(2)
    const [, second] = await mailbox.listAbout(number, /is on its way$/)
    expect(second?.text).toContain('99.2')
    expect(second?.text).not.toContain('99.1')
    expect(await mailbox.listAbout(number, /is not on its way yet/)).toHaveLength(1)
  })

  it('a mail that has not left stays, and nothing is to be corrected', async () => {
    await mailbox.close()
    const { orderId, number } = await buy('pickup')
    await take(orderId, { step: 'ready' })
    await expect.poll(() => readMailStates(orderId)).toHaveProperty('ready', 'queued')
    await take(orderId, { step: 'not_ready' })
    expect(await readMailStates(orderId)).toMatchObject({ ready: 'withheld' })
    await mailbox.open()
    await query(shop.databaseUrl, 'update checkout_mail set next_attempt_at = now() where order_id = $1', [
      orderId,
    ])
    await runJob(shop, 'send-mails')
    await expect.poll(() => readMailStates(orderId)).toHaveProperty('confirmation', 'sent')
    expect(Object.keys(await readMailStates(orderId))).not.toContain('not_ready')
    expect(await mailbox.listAbout(number, /pickup|not ready/)).toEqual([])
  })

  it('what was not picked up after all lies ready, and what does not lie ready is to be printed', async () => {
    const { orderId, number } = await buy('pickup')
    await take(orderId, { step: 'ready' })
    await expect.poll(() => listSentMails(orderId)).toContain('ready')
    await take(orderId, { step: 'handed_over' })
    expect((await take(orderId, { step: 'not_handed_over' })).readyAt).not.toBeNull()
    expect(await readStatus(orderId)).toBe('fulfilled')
    expect((await take(orderId, { step: 'handed_over' })).stage).toBe('done')
    await take(orderId, { step: 'not_handed_over' })
    expect(await take(orderId, { step: 'not_ready' })).toMatchObject({ stage: 'print', readyAt: null })
    await expect.poll(() => mailbox.listAbout(number, /is not ready yet/)).toHaveLength(1)
  })

  it('is taken back no more once the money has gone back, the order is cancelled or the parcel is delivered', async () => {
    const refused = async (orderId: string, step: string, code: string) => {
      const { status, body } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step }, staff)
      expect([status, body]).toMatchObject([400, { code, message: expect.stringMatching(/\w+ .*\.$/) }])
    }
    const refunded = await buy('shipping')
    await take(refunded.orderId, { step: 'shipped' })
    await refundAll(refunded.orderId)
    await refused(refunded.orderId, 'not_shipped', 'refunded')

    // What is paid back is not handed out, on a board that does not know it yet.
    const paidBack = await buy('shipping')
    await refundAll(paidBack.orderId)
    await refused(paidBack.orderId, 'shipped', 'refunded')

    const cancelled = await buy('pickup')
    await query(shop.databaseUrl, 'update "order" set canceled_at = now() where id = $1', [cancelled.orderId])
    await refused(cancelled.orderId, 'not_handed_over', 'cancelled')
    await refused(cancelled.orderId, 'not_shipped', 'is_pickup')

    const delivered = await buy('shipping')
    await take(delivered.orderId, { step: 'shipped' })
    await query(
      shop.databaseUrl,
      `update fulfillment set delivered_at = now() where id in
       (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [delivered.orderId],
    )
    await refused(delivered.orderId, 'not_shipped', 'delivered')
  })
})

describe('who did what with an order [S11]', () => {
  it('is kept with name and time, each press that changed something once', async () => {
    const { orderId } = await buy('shipping')
    expect((await take(orderId, { step: 'printed' })).history).toEqual([
      { step: 'printed', at: expect.stringMatching(/^\d{4}-/), by: 'Anna Muster' },
    ])
    for (const step of ['printed', 'not_shipped', 'shipped', 'shipped', 'not_shipped', 'not_printed'])
      await take(orderId, { step })
    const { history } = (await open()).find(({ id }) => id === orderId) ?? { history: [] }
    expect(history.map(({ step }) => step)).toEqual(['printed', 'shipped', 'not_shipped', 'not_printed'])
  })
})

const buy = (delivery: DeliveryOption, pieces = 1) => placePaidOrder(shop, skull, pieces, delivery)

async function open(): Promise<BoardOrder[]> {
  return boardOrdersSchema.parse((await get(`${shop.origin}/api/orders?filter=open`, staff)).body).orders
}

async function take(orderId: string, body: object): Promise<BoardOrder> {
  const { status, body: sheet } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, body, staff)
  expect([status, sheet]).toEqual([200, expect.anything()])
  return boardOrderDetailSchema.parse(sheet).order
}

async function refundAll(orderId: string): Promise<void> {
  const [payment] = await query<{ id: string; amount: string }>(
    shop.databaseUrl,
    `select p.id, p.amount from payment p join order_payment_collection c
     on c.payment_collection_id = p.payment_collection_id where c.order_id = $1`,
    [orderId],
  )
  const body = { amount: Number(payment?.amount) }
  expect((await send(`${shop.origin}/admin/payments/${payment?.id}/refund`, body, staff)).status).toBe(200)
}

/** Reads how many pieces of an order's sizes are in stock, and how many of them it has reserved. */
async function readStock(orderId: string) {
  return query(
    shop.databaseUrl,
    `select level.stocked_quantity::float, (select sum(r.quantity)::float from reservation_item r
       join order_item i on i.item_id = r.line_item_id where i.order_id = $1 and r.deleted_at is null
       and i.version = (select version from "order" where id = $1)) as reserved
     from inventory_level level where level.inventory_item_id in (select r.inventory_item_id from reservation_item r
       join order_item i on i.item_id = r.line_item_id where i.order_id = $1)`,
    [orderId],
  )
}

async function readStatus(orderId: string) {
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=fulfillment_status`, staff)
  return (body as { order: { fulfillment_status: string } }).order.fulfillment_status
}

async function readMailStates(orderId: string): Promise<Record<string, string>> {
  const mails = await query<{ kind: string; state: string }>(
    shop.databaseUrl,
    'select kind, state from checkout_mail where order_id = $1',
    [orderId],
  )
  return Object.fromEntries(mails.map(({ kind, state }) => [kind, state]))
}

async function listSentMails(orderId: string): Promise<string[]> {
  return Object.entries(await readMailStates(orderId)).flatMap(([kind, state]) =>
    state === 'sent' ? [kind] : [],
  )
}
