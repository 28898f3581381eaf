import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { orderMailsSchema } from '../../../src/contract/orders/order-mails'
import { attentionSchema } from '../../../src/contract/board/attention'
import {
  boardOrdersSchema,
  boardOrderDetailSchema,
  type BoardOrder,
  type BoardOrderDetail,
} from '../../../src/contract/board/board-order'
import { TRACKING_URL } from '../../../src/contract/board/fulfillment-step'
import type { DeliveryOption } from '../../../src/contract/cart/delivery-option'
import { get, toCartItem, openTestCheckout, payAtSandbox, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { placePaidOrder } from '../../support/place-paid-order'
import type { TestMailbox } from '../../support/test-mailbox'
import { SANDBOX_AUTHORIZATION, fetchStripeSession, controlSession } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let mailbox: TestMailbox
let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

describe('the board of the staff', () => {
  it('lists what is to be printed, with size and count, oldest first, and no address [R7] [221]', async () => {
    const first = await buy('shipping', 2)
    const second = await buy('pickup')
    const orders = await open()
    const mine = orders.filter(({ id }) => [first.orderId, second.orderId].includes(id))
    expect(mine).toMatchObject([
      {
        number: first.number,
        stage: 'print',
        deliveryOption: 'shipping',
        pieces: 2,
        buyer: 'Ursina Caduff',
        lines: [{ name: 'Crying Skull', size: 'M', quantity: 2, image: skull.images.front }],
        printedAt: null,
        failedMails: 0,
      },
      {
        number: second.number,
        stage: 'print',
        deliveryOption: 'pickup',
        pieces: 1,
        buyer: 'Ursina Caduff',
      },
    ])
    expect(JSON.stringify(orders)).not.toMatch(/Poststrasse|buyer@example/)
    expect(new Date(mine[0]?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now())
    for (const path of [
      `/admin/orders/${first.orderId}/studio`,
      '/admin/attention',
      '/api/orders?filter=open',
    ])
      expect((await get(shop.origin + path)).status).toBe(401)
    expect((await get(`${shop.origin}/api/orders?filter=mine`, staff)).status).toBe(400)
  })

  it('shows the other orders where one cannot be read, and names that one', async () => {
    const [broken, other] = [await buy('shipping'), await buy('pickup')]
    const metadata = await query<{ metadata: object }>(
      shop.databaseUrl,
      'select metadata from "order" where id = $1',
      [broken.orderId],
    )
    const setMetadata = (value: unknown) =>
      query(shop.databaseUrl, 'update "order" set metadata = $2 where id = $1', [
        broken.orderId,
        JSON.stringify(value),
      ])
    await setMetadata([])
    for (const filter of ['open', 'all']) {
      const { status, body } = await get(`${shop.origin}/api/orders?filter=${filter}`, staff)
      expect(status).toBe(200)
      const { orders, unreadable } = boardOrdersSchema.parse(body)
      expect(unreadable).toEqual([broken.orderId])
      const ids = orders.map(({ id }) => id)
      expect(ids).toContain(other.orderId)
      expect(ids).not.toContain(broken.orderId)
    }
    await expect
      .poll(() => shop.server().output())
      .toContain(`Order ${broken.orderId} cannot be read: metadata`)
    expect((await get(`${shop.origin}/admin/orders/${broken.orderId}/studio`, staff)).status).toBe(500)
    await setMetadata(metadata[0]?.metadata)
  })

  it('takes a parcel from print to shipped through Medusa, and its buyer gets one mail [R7] [260]', async () => {
    const { orderId, number } = await buy('shipping')
    expect((await take(orderId, { step: 'printed' })).order).toMatchObject({
      stage: 'ship',
      printedAt: expect.stringMatching(/^\d{4}-/),
    })
    expect((await take(orderId, { step: 'not_printed' })).order).toMatchObject({
      stage: 'print',
      printedAt: null,
    })
    await take(orderId, { step: 'printed' })
    const sheet = boardOrderDetailSchema.parse(
      (await get(`${shop.origin}/admin/orders/${orderId}/studio`, staff)).body,
    )
    expect(sheet.address).toEqual(expect.arrayContaining(['Ursina Caduff', '7000 Chur']))

    const both = await Promise.all(
      [1, 2].map(() => take(orderId, { step: 'shipped', tracking: '99.00.123456.7' })),
    )
    for (const { order, tracking } of both)
      expect([order.stage, tracking]).toEqual(['done', ['99.00.123456.7']])
    expect(await fetchMedusaOrder(orderId)).toMatchObject({
      fulfillment_status: 'shipped',
      metadata: { checkout_intent: expect.any(String), printed_at: expect.any(String) },
      fulfillments: [
        {
          shipped_at: expect.any(String),
          labels: [
            {
              tracking_number: '99.00.123456.7',
              tracking_url: TRACKING_URL.replace('{{number}}', '99.00.123456.7'),
            },
          ],
        },
      ],
    })
    expect((await open()).map(({ id }) => id)).not.toContain(orderId)
    await expect.poll(() => mailbox.listAbout(number, /on its way/)).toHaveLength(1)
    await take(orderId, { step: 'shipped' })
    expect((await fetchMedusaOrder(orderId)).fulfillments).toHaveLength(1)
    expect(await mailbox.listAbout(number, /on its way/)).toHaveLength(1)
  })

  it('corrects the tracking number of a parcel, on the page of its buyer too, who gets one mail for each [S6]', async () => {
    const { orderId, number } = await buy('shipping')
    const correct = (tracking: string) => take(orderId, { step: 'tracking_corrected', tracking })
    await take(orderId, { step: 'shipped', tracking: '99.1' })
    await expect.poll(() => mailbox.listAbout(number, /on its way/)).toHaveLength(1)
    const [shipped] = await mailbox.listAbout(number, /on its way/)
    expect((await correct('99.1')).tracking).toEqual(['99.1'])

    const both = await Promise.all([1, 2].map(() => correct('99.2')))
    for (const { order, tracking } of both) expect([order.stage, tracking]).toEqual(['done', ['99.2']])
    const url = TRACKING_URL.replace('{{number}}', '99.2')
    expect(await fetchMedusaOrder(orderId)).toMatchObject({
      fulfillment_status: 'shipped',
      fulfillments: [{ labels: [{ tracking_number: '99.2', tracking_url: url }] }],
    })
    const token = /order\?token=([\w.-]+)/.exec(shipped?.text ?? '')?.[1]
    expect((await get(`${shop.origin}/api/orders?token=${token}`)).body).toMatchObject({
      delivery: { state: 'shipped', tracking: [{ number: '99.2', url }] },
    })
    const told = async () => (await mailbox.listAbout(number, /New tracking number/)).map(({ text }) => text)
    await expect.poll(told).toEqual([expect.stringContaining('99.2')])

    // A number that comes back is news again.
    for (const tracking of ['99.2', '99.1', '99.1']) await correct(tracking)
    await expect.poll(told).toHaveLength(2)
    expect((await told()).at(-1)).toContain('99.1')
    const { body } = await get(`${shop.origin}/admin/orders/${orderId}/mails`, staff)
    const { mails } = orderMailsSchema.parse(body)
    expect(mails.filter(({ kind }) => kind === 'tracking_corrected')).toHaveLength(2)
  })

  it('lays an order ready, tells its buyer, and hands it over [R7]', async () => {
    const { orderId, number } = await buy('pickup')
    expect((await take(orderId, { step: 'printed' })).order).toMatchObject({
      stage: 'hand_over',
      readyAt: null,
    })
    expect((await take(orderId, { step: 'ready' })).order).toMatchObject({
      stage: 'hand_over',
      readyAt: expect.any(String),
    })
    await expect.poll(() => mailbox.listAbout(number, /ready for pickup/)).toHaveLength(1)
    const { order, address } = await take(orderId, { step: 'handed_over' })
    expect([order.stage, address]).toEqual(['done', []])
    expect(await fetchMedusaOrder(orderId)).toMatchObject({ fulfillment_status: 'delivered' })
  })

  it('goes on with a parcel that was begun in the Medusa admin [R7]', async () => {
    const { orderId } = await buy('shipping', 2)
    const { items } = await fetchMedusaOrder(orderId)
    const body = { items: [{ id: items[0]?.id, quantity: 1 }] }
    expect((await send(`${shop.origin}/admin/orders/${orderId}/fulfillments`, body, staff)).status).toBe(200)
    expect((await open()).find(({ id }) => id === orderId)).toMatchObject({ stage: 'ship' })
    expect((await take(orderId, { step: 'shipped' })).order.stage).toBe('done')
    expect((await fetchMedusaOrder(orderId)).fulfillments).toHaveLength(2)
  })

  it('refuses what does not fit an order, with a sentence, and lists nothing that was given back [R7]', async () => {
    const { orderId } = await buy('pickup')
    const refused = async (body: object, status: number, sentence: RegExp, id = orderId) => {
      const answer = await send(`${shop.origin}/admin/orders/${id}/studio`, body, staff)
      expect([answer.status, answer.body]).toEqual([
        status,
        expect.objectContaining({ message: expect.stringMatching(sentence) }),
      ])
    }
    await refused({ step: 'shipped' }, 400, /is picked up/)
    const corrected = { step: 'tracking_corrected', tracking: '99.1' }
    await refused(corrected, 400, /is picked up/)
    await refused(corrected, 400, /not been shipped/, (await buy('shipping')).orderId)
    await refused({ step: 'printed', tracking: '<script>' }, 400, /tracking number/)
    await refused({ step: 'eaten' }, 400, /./)
    await refused({ step: 'printed' }, 404, /no such order/, 'order_guess')
    const refunded = await buy('shipping')
    const { payment_collections: collections } = await fetchMedusaOrder(refunded.orderId)
    const payment = collections[0]?.payments[0]?.id ?? ''
    const refund = { amount: 42.2 }
    expect((await send(`${shop.origin}/admin/payments/${payment}/refund`, refund, staff)).status).toBe(200)
    expect((await open()).map(({ id }) => id)).not.toContain(refunded.orderId)
    expect((await send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)).status).toBe(200)
    await refused({ step: 'ready' }, 400, /cancelled/)
    expect((await open()).map(({ id }) => id)).not.toContain(orderId)
  })
})

describe('what needs attention', () => {
  it('holds a checkout whose amount differs in the list until its money has gone back [R7]', async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await controlSession(shop, sessionId, 'tamper', { amount_total: 100 })
    await payAtSandbox(shop, sessionId)
    const inReview = async () => (await attention()).findings.find((item) => item.kind === 'review')
    await expect.poll(inReview).toMatchObject({
      sessionId,
      total: 42.2,
      currency: 'CHF',
      reason: 'Paid CHF 1.00, quoted CHF 42.20',
    })
    const found = await inReview()
    const close = () =>
      send(
        `${shop.origin}/admin/attention/review/${found !== undefined && 'id' in found ? found.id : ''}`,
        {},
        staff,
      )
    expect(await close()).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/refund .* Stripe/) },
    })
    expect(await inReview()).toBeDefined()
    const { payment_intent: payment } = (await fetchStripeSession(shop, sessionId)) as {
      payment_intent: string
    }
    await send(`${shop.sandboxUrl}/v1/refunds`, `payment_intent=${payment}`, {
      ...SANDBOX_AUTHORIZATION,
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect((await close()).status).toBe(200)
    expect(await inReview()).toBeUndefined()
  })

  it('shows a mail that failed, at its order too, and events that cannot be settled [R7] [R30]', async () => {
    const { orderId, number, sessionId } = await buy('shipping')
    await expect.poll(() => mailbox.listAbout(number, /./)).not.toHaveLength(0)
    await query(
      shop.databaseUrl,
      "update checkout_mail set state = 'failed', last_error = '550 no such mailbox' where order_id = $1 and kind = 'confirmation'",
      [orderId],
    )
    await query(
      shop.databaseUrl,
      `update checkout_event set processed_at = null, attempts = 3, error = 'no luck', next_attempt_at = now() + interval '1 hour'
       where session_id = $1`,
      [sessionId],
    )
    const { findings, lastWebhook } = await attention()
    expect(findings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'mail',
          mail: 'confirmation',
          reason: '550 no such mailbox',
          orderId,
          orderNumber: number,
        }),
        expect.objectContaining({ kind: 'unsettled', sessionId, reason: 'no luck' }),
      ]),
    )
    expect(lastWebhook?.type).toBe('checkout.session.completed')
    expect((await open()).find(({ id }) => id === orderId)).toMatchObject({ failedMails: 1 })
  })

  it('shows an alert and an invitation that could not be delivered for two weeks, and never a forgotten password', async () => {
    const givenUp = async (id: string, kind: string, days: number) =>
      query(
        shop.databaseUrl,
        `insert into checkout_mail (id, kind, occasion, recipient, facts, state, next_attempt_at, updated_at)
         values ($1, $2, $1, 'studio@example.ch', '{}', 'failed', now(), now() - $3 * interval '1 day')`,
        [id, kind, days],
      )
    await givenUp('chkm_alert', 'alert', 13)
    await givenUp('chkm_old_alert', 'alert', 15)
    await givenUp('chkm_invitation', 'invitation', 13.5)
    await givenUp('chkm_old_invitation', 'invitation', 15)
    await givenUp('chkm_password', 'password_reset', 1)
    const { findings } = await attention()
    const mails = findings.filter((item) => item.kind === 'mail' && item.recipient === 'studio@example.ch')
    expect(mails.map((mail) => 'id' in mail && mail.id)).toEqual(['chkm_alert', 'chkm_invitation'])
  })
})

describe("the shop's boxes in Medusa's admin", () => {
  it.each([
    ['order.details', 'widget:order-studio'],
    ['product.details', 'widget:product-offer'],
  ])("stand before Medusa's own on %s [S9]", async (page, box) => {
    const { body } = await get(`${shop.origin}/admin/layouts/${page}/configuration`, staff)
    // Medusa's own have no order, which counts as 0.
    const first = { widgets: { [box]: { order: -1 } } }
    expect(body).toMatchObject({ active_scope: 'default', default_configuration: { configuration: first } })
  })
})

const buy = (delivery: DeliveryOption, pieces = 1) => placePaidOrder(shop, skull, pieces, delivery)

async function open(): Promise<BoardOrder[]> {
  return boardOrdersSchema.parse((await get(`${shop.origin}/api/orders?filter=open`, staff)).body).orders
}

async function attention() {
  return attentionSchema.parse((await get(`${shop.origin}/admin/attention`, staff)).body)
}

async function take(orderId: string, body: object): Promise<BoardOrderDetail> {
  const { status, body: sheet } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, body, staff)
  expect([status, sheet]).toEqual([200, expect.anything()])
  return boardOrderDetailSchema.parse(sheet)
}

async function fetchMedusaOrder(id: string) {
  const fields =
    'fulfillment_status,metadata,*items,*fulfillments,*fulfillments.labels,*payment_collections.payments'
  const { body } = await get(`${shop.origin}/admin/orders/${id}?fields=${fields}`, staff)
  type Order = {
    fulfillments: object[]
    items: { id: string }[]
    payment_collections: { payments: { id: string }[] }[]
  }
  return (body as { order: Order }).order
}
