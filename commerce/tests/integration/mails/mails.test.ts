import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { linkedOrderSchema } from '../../../src/contract/orders/buyer-order'
import { STORAGE_KEYS } from '../../../src/contract/site/storage-keys'
import {
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  fetchProduct,
  send,
  waitForOrder,
} from '../../support/shop-client'
import { query } from '../../support/database'
import { readMedusaOrders } from '../../support/medusa-orders'
import type { TestMailbox } from '../../support/test-mailbox'
import { deliverWebhook, buildStripeEvent } from '../../support/stripe-sandbox'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

const BUYER = 'buyer@example.ch'
let mailbox: TestMailbox
let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

describe('a paid order', () => {
  it("[258] [R30] sends one confirmation in the buyer's language and one notice to the studio, within seconds", async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')], 'shipping', {
      cookie: `${STORAGE_KEYS.chosenLanguage}=de`,
      'accept-language': 'fr',
    })
    await payAtSandbox(shop, sessionId)
    const { order: shown } = await waitForOrder(shop, sessionId)
    const number = shown?.number ?? 0
    await expect.poll(() => listRecipients(number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
    const [confirmation, notice] = await listSortedMails(number)
    expect(confirmation?.subject).toBe(`Votre commande ${number} chez ${STUDIO_PLACEHOLDERS.name}`)
    for (const body of [confirmation?.html, confirmation?.text]) {
      for (const said of ['CHF 29.90', 'CHF 10.00', 'CHF 2.30', 'CHF 42.20', 'jours ouvrables', '7000 Chur'])
        expect(body).toContain(said)
    }
    expect(notice?.subject).toBe(`Neue Bestellung ${number}: CHF 42.20, Versand`)
    expect(notice?.text).toContain(BUYER)
  })

  it('sends them once however often the provider says that it is paid [R30]', async () => {
    const { number, sessionId } = await buy()
    await expect.poll(() => listRecipients(number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
    const same = buildStripeEvent(sessionId)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        deliverWebhook(shop, index % 2 ? same : buildStripeEvent(sessionId)),
      ),
    )
    await query(
      shop.databaseUrl,
      "update checkout_intent set status = 'settling', order_id = null where session_id = $1",
      [sessionId],
    )
    await deliverWebhook(shop, buildStripeEvent(sessionId))
    await expect.poll(() => readStatus(sessionId)).toBe('paid')
    for (const job of ['reconcile-checkouts', 'queue-missing-mails']) await runJob(shop, job)
    const sent = { state: 'sent', tried: true, error: null }
    expect(await listOutboxRows(number)).toEqual([
      { kind: 'confirmation', ...sent },
      { kind: 'studio_notice', ...sent },
    ])
    expect(await listRecipients(number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
    expect(await readMedusaOrders(shop, sessionId)).toHaveLength(1)
  })

  it('keeps its mails while the mail server is away, and sends them once it is back [R30]', async () => {
    await mailbox.close()
    const { number } = await buy()
    await expect
      .poll(() => listOutboxRows(number))
      .toContainEqual({ kind: 'confirmation', state: 'queued', tried: true, error: expect.any(String) })
    await mailbox.open()
    await letTimePass()
    await runJob(shop, 'send-mails')
    await expect.poll(() => listRecipients(number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
    await expect
      .poll(() => listOutboxRows(number))
      .toEqual(
        ['confirmation', 'studio_notice'].map((kind) => ({ kind, state: 'sent', tried: true, error: null })),
      )
  })
})

describe('a purchase that came too late', () => {
  it('tells the buyer that there is no order, and what goes back', async () => {
    const donuts = await fetchProduct(shop, 'donuts')
    const sessionId = await openTestCheckout(shop, [toCartItem(donuts, 'L')], 'shipping', {
      'accept-language': 'it',
    })
    await query(shop.databaseUrl, "update product_variant set deleted_at = now() where sku = 'DONUTS-L'")
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toEqual({ status: 'refunded' })
    const sentMails = async () =>
      (await mailbox.listCaught()).filter(({ subject }) => /non è riuscito/.test(subject))
    await expect.poll(sentMails).toMatchObject([{ to: [BUYER], text: expect.stringContaining('CHF 42.20') }])
  })
})

describe('two processes that send', () => {
  it('never take the same mail: what another holds is passed over [R30]', async () => {
    await mailbox.close()
    const { number } = await buy()
    await expect.poll(() => listOutboxRows(number)).toHaveLength(2)
    const other = new Client({ connectionString: shop.databaseUrl })
    await other.connect()
    try {
      await letTimePass()
      await other.query('begin')
      const { rows } = await other.query(
        `select m.next_attempt_at <= now() as due
         from checkout_mail m join checkout_intent k on k.id = m.intent_id
         where k.order_number = $1 and m.kind = 'confirmation' for update of m`,
        [number],
      )
      expect(rows).toEqual([{ due: true }])
      await mailbox.open()
      await runJob(shop, 'send-mails')
      await expect.poll(() => listRecipients(number)).toEqual([STUDIO_PLACEHOLDERS.email])
      // Mails that are due later have their turn after the one that is held.
      const later = await buy()
      await expect.poll(() => listRecipients(later.number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
      expect(await listRecipients(number)).toEqual([STUDIO_PLACEHOLDERS.email])
    } finally {
      await other.end()
    }
    await runJob(shop, 'send-mails')
    await expect.poll(() => listRecipients(number)).toEqual([BUYER, STUDIO_PLACEHOLDERS.email])
  })
})

describe('the link in a mail', () => {
  it("[221] opens the buyer's order with its tracking, and nobody else's", async () => {
    const { number, orderId } = await buy()
    const token = await waitForOrderToken(number)
    const fetchOrder = (guess: string) => get(`${shop.origin}/api/orders?token=${guess}`)
    const before = parseExactly(linkedOrderSchema, (await fetchOrder(token)).body)
    expect(before).toMatchObject({
      status: 'paid',
      order: { number, total: 42.2 },
      taxRatePercent: 7.7,
      refunded: 0,
      delivery: { state: 'preparing', tracking: [] },
    })
    expect(JSON.stringify(before)).not.toContain('Poststrasse')
    await fulfil(orderId)
    await ship(orderId, [
      { tracking_number: '99.1', tracking_url: 'https://post.example/99.1', label_url: '' },
    ])
    expect((await fetchOrder(token)).body).toMatchObject({
      delivery: { state: 'shipped', tracking: [{ number: '99.1', url: 'https://post.example/99.1' }] },
    })
    for (const guess of ['x', `${token}A`, token.replace(/^chki_./, 'chki_9')])
      expect(await fetchOrder(guess)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe("what the staff do in Medusa's admin", () => {
  it('tells the buyer the tracking number of a shipped order, once [260]', async () => {
    const { number, orderId } = await buy()
    await fulfil(orderId)
    await ship(orderId, [
      { tracking_number: '99.7', tracking_url: 'https://post.example/99.7', label_url: '' },
    ])
    await expect.poll(() => findMail(number, /unterwegs|on its way/)).toMatchObject({ to: [BUYER] })
    const shipped = await findMail(number, /on its way/)
    expect(shipped?.html).toContain('href="https://post.example/99.7"')
    expect(shipped?.text).toContain('Crying Skull, Size M, Quantity 1')
  })

  it('tells who picks up that it is ready, as soon as the fulfilment is made', async () => {
    const { number, orderId } = await buy('pickup')
    await fulfil(orderId)
    await expect
      .poll(() => findMail(number, /ready for pickup/))
      .toMatchObject({ text: expect.stringContaining(STUDIO_PLACEHOLDERS.address.street) })
  })

  it('tells the buyer of each refund', async () => {
    const { number, orderId, paymentId } = await buy()
    await refund(paymentId, 2.2)
    await expect.poll(() => findMail(number, /Refund.*CHF 2\.20/)).toBeDefined()
    await refund(paymentId, 40)
    await expect.poll(() => findMail(number, /Refund.*CHF 40\.00/)).toBeDefined()
    const kinds = (await listOutboxRows(number)).map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['confirmation', 'refunded', 'refunded', 'studio_notice'])
    expect(orderId).toMatch(/^order_/)
  })

  it('tells the buyer of a cancellation, with the refund in the same mail', async () => {
    const { number, orderId, paymentId } = await buy()
    expect((await send(`${shop.origin}/admin/orders/${orderId}/cancel`, {}, staff)).status).toBe(200)
    await expect
      .poll(() => findMail(number, /cancelled/))
      .toMatchObject({ text: expect.stringContaining('CHF 42.20 goes back') })
    await query(
      shop.databaseUrl,
      "update refund set created_at = created_at - interval '1 minute' where payment_id = $1",
      [paymentId],
    )
    await runJob(shop, 'queue-missing-mails')
    const kinds = (await listOutboxRows(number)).map(({ kind }) => kind)
    expect(kinds).toEqual(['confirmation', 'studio_notice', 'cancelled'])
  })

  it('only notes a mail that the staff do not want sent', async () => {
    const { number, orderId } = await buy('pickup')
    await fulfil(orderId, { no_notification: true })
    await expect
      .poll(() => listOutboxRows(number))
      .toContainEqual({ kind: 'ready', state: 'withheld', tried: false, error: null })
    expect(await findMail(number, /ready/)).toBeUndefined()
  })

  it('makes up for an event that was lost with its process', async () => {
    const { number, orderId } = await buy('pickup')
    await fulfil(orderId)
    await expect.poll(() => findMail(number, /ready/)).toBeDefined()
    await query(shop.databaseUrl, "delete from checkout_mail where order_id = $1 and kind = 'ready'", [
      orderId,
    ])
    await query(
      shop.databaseUrl,
      `update fulfillment set created_at = now() - interval '1 minute'
       where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [orderId],
    )
    await runJob(shop, 'queue-missing-mails')
    expect(await listOutboxRows(number)).toHaveLength(3)
  })

  it('lists the mails of an order, and sends one again to the address that the order has now', async () => {
    const { number, orderId } = await buy()
    await expect
      .poll(async () => (await listOutboxRows(number)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
    const address = `${shop.origin}/admin/orders/${orderId}/mails`
    expect((await get(address)).status).toBe(401)
    const listed = mailsSchema.parse((await get(address, staff)).body).mails
    expect(listed).toMatchObject([
      { kind: 'confirmation', recipient: BUYER, state: 'sent', error: null },
      { kind: 'studio_notice', recipient: STUDIO_PLACEHOLDERS.email },
    ])
    const confirmation = `${address}/${listed[0]?.id}`
    expect((await send(confirmation, {})).status).toBe(401)
    expect((await send(`${address}/chkm_none`, {}, staff)).status).toBe(404)
    const other = await buy()
    const elsewhere = `${shop.origin}/admin/orders/${other.orderId}/mails/${listed[0]?.id}`
    expect((await send(elsewhere, {}, staff)).status).toBe(404)

    await send(`${shop.origin}/admin/orders/${orderId}`, { email: 'corrected@example.ch' }, staff)
    expect((await send(confirmation, {}, staff)).status).toBe(202)
    await expect
      .poll(() => listRecipients(number))
      .toEqual([BUYER, 'corrected@example.ch', STUDIO_PLACEHOLDERS.email])
  })
})

const mailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      state: z.string(),
      error: z.string().nullable(),
    }),
  ),
})

async function buy(delivery: 'shipping' | 'pickup' = 'shipping') {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')], delivery, {
    'accept-language': 'en',
  })
  await payAtSandbox(shop, sessionId)
  const { order: shown } = await waitForOrder(shop, sessionId)
  const [row] = await query<{ order_id: string; payment_id: string }>(
    shop.databaseUrl,
    'select order_id, payment_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  return {
    sessionId,
    number: shown?.number ?? 0,
    orderId: row?.order_id ?? '',
    paymentId: row?.payment_id ?? '',
  }
}

async function fulfil(orderId: string, more: object = {}) {
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=*items`, staff)
  const items = itemsSchema.parse(body).order.items.map(({ id, quantity }) => ({ id, quantity }))
  const answer = await send(`${shop.origin}/admin/orders/${orderId}/fulfillments`, { items, ...more }, staff)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function ship(orderId: string, labels: object[]) {
  const { body } = await get(`${shop.origin}/admin/orders/${orderId}?fields=*items,*fulfillments`, staff)
  const { items, fulfillments } = itemsSchema.parse(body).order
  const answer = await send(
    `${shop.origin}/admin/orders/${orderId}/fulfillments/${fulfillments?.[0]?.id}/shipments`,
    { items: items.map(({ id, quantity }) => ({ id, quantity })), labels },
    staff,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const itemsSchema = z.object({
  order: z.object({
    items: z.array(z.object({ id: z.string(), quantity: z.number() })),
    fulfillments: z.array(z.object({ id: z.string() })).optional(),
  }),
})

async function refund(paymentId: string, amount: number) {
  const answer = await send(`${shop.origin}/admin/payments/${paymentId}/refund`, { amount }, staff)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

/** The mails of an order, the buyer's before the studio's. */
async function listSortedMails(number: number) {
  return (await mailbox.listAbout(number)).toSorted((a, b) => (a.to[0] ?? '').localeCompare(b.to[0] ?? ''))
}

async function listRecipients(number: number): Promise<string[]> {
  return (await listSortedMails(number)).flatMap(({ to }) => to)
}

async function findMail(number: number, subject: RegExp) {
  return (await mailbox.listAbout(number, subject))[0]
}

async function waitForOrderToken(number: number): Promise<string> {
  let token: string | undefined
  await expect
    .poll(async () => {
      token = /\/order\?token=([\w.-]+)/.exec((await findMail(number, /^Your order/))?.text ?? '')?.[1]
      return token
    })
    .toBeDefined()
  return token ?? ''
}

type OutboxRow = { kind: string; state: string; tried: boolean; error: string | null }

function listOutboxRows(number: number): Promise<OutboxRow[]> {
  return query<OutboxRow>(
    shop.databaseUrl,
    `select m.kind, m.state, m.attempts > 0 as tried, m.last_error as error
     from checkout_mail m join checkout_intent k on k.id = m.intent_id
     where k.order_number = $1 order by m.created_at, m.kind`,
    [number],
  )
}

async function readStatus(sessionId: string): Promise<string | undefined> {
  const rows = await query<{ status: string }>(
    shop.databaseUrl,
    'select status from checkout_intent where session_id = $1',
    [sessionId],
  )
  return rows[0]?.status
}

/** Makes it seem that a minute has passed since a mail could not be sent. */
async function letTimePass(): Promise<void> {
  await query(
    shop.databaseUrl,
    "update checkout_mail set next_attempt_at = next_attempt_at - interval '1 minute' where state = 'queued'",
  )
}
