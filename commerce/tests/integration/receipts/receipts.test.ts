import { beforeAll, expect, it } from 'vitest'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { cloneOrder } from '../../support/clone-order'
import { buy, get, toCartItem, send } from '../../support/shop-client'
import { query } from '../../support/database'
import type { TestMailbox } from '../../support/test-mailbox'
import { listPaidSessions } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { getStudioMonth } from '../../../src/contract/studio/studio-day'
import { fetchBooks } from '../../support/books'

let shop: Shop
let mailbox: TestMailbox
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, skull, staff } = await takeShop())
})

it('makes a month’s books whose sum is what Stripe has kept, to the Rappen, each with its payment [S3]', async () => {
  const orders = [await placeOrder(1), await placeOrder(3), await placeOrder(2)]
  await refundByStudio(orders[0], 10)
  await refundByStudio(orders[0], 2.2)
  await refundByStudio(orders[1])
  await olderRefunds()

  const books = await fetchMonthBooks()
  expect(books.map(({ number }) => number.replace(/\d{4}-/, '')).toSorted()).toEqual([
    '0001',
    '0002',
    '0003',
    'G-0001',
    'G-0002',
    'G-0003',
  ])
  const kept = (await listPaidSessions(shop)).map(({ amount, refunded }) => amount - refunded)
  expect(sum(books.map(({ gross }) => gross))).toBe(sum(kept))
  expect(sum(books.map(({ net, vat }) => net + vat))).toBe(sum(kept))
  expect(books.every(({ reference }) => reference.startsWith('pi_'))).toBe(true)
  expect(await fetchMonthBooks()).toEqual(books)
})

it('has a credit note for a refund that follows one whose credit note is out', async () => {
  const bought = await placeOrder(1)
  const notes = async () => {
    await olderRefunds()
    return (await fetchMonthBooks())
      .filter((row) => row.order === bought.number && row.gross < 0)
      .toSorted((a, b) => a.number.localeCompare(b.number))
  }
  await refundByStudio(bought, 10)
  expect((await notes()).map(({ gross }) => gross)).toEqual([-1000])
  await refundByStudio(bought, 5)
  expect((await notes()).map(({ gross }) => gross)).toEqual([-1000, -500])
})

it('numbers invoices without a gap and each once, however many are asked for at a time [S4]', async () => {
  const orders = await Promise.all([placeOrder(1), placeOrder(1), placeOrder(1), placeOrder(1)])
  // One that is being written for its mail just now would outlive the others.
  const unsent = "select 1 from checkout_mail where state = 'queued'"
  await expect.poll(() => query(shop.databaseUrl, unsent)).toEqual([])
  await query(shop.databaseUrl, "delete from checkout_receipt where kind = 'invoice'")
  const orderIds = orders.flatMap(({ orderId }) => [orderId, orderId])
  const answers = await Promise.all(
    orderIds.map((orderId) => get(`${shop.origin}/admin/orders/${orderId}/receipt`, staff)),
  )
  expect(answers.map(({ status }) => status)).toEqual(orderIds.map(() => 200))
  await fetchMonthBooks()
  const rows = await query<{ sequence: number }>(
    shop.databaseUrl,
    "select sequence from checkout_receipt where kind = 'invoice' order by sequence",
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

it('is a PDF for the buyer behind the mail’s link and for the studio, and for nobody else', async () => {
  const { orderId, token } = await placeOrder(1)
  for (const [url, headers] of [
    [`${shop.origin}/api/receipt?token=${token}`, {}],
    [`${shop.origin}/admin/orders/${orderId}/receipt`, staff],
  ] as const) {
    const { status, body, headers: sent } = await get(url, headers)
    expect(status).toBe(200)
    expect(sent.get('content-type')).toBe('application/pdf')
    expect(sent.get('content-disposition')).toMatch(/^attachment; filename="20\d\d-\d{4}\.pdf"$/)
    expect(sent.get('cache-control')).toBe('no-store')
    expect(String(body).slice(0, 5)).toBe('%PDF-')
  }
  expect((await get(`${shop.origin}/api/receipt?token=${token}x`)).status).toBe(404)
  expect((await get(`${shop.origin}/api/receipt`)).status).toBe(400)
  expect((await get(`${shop.origin}/admin/orders/${orderId}/receipt`)).status).toBe(401)
  expect((await send(`${shop.origin}/admin/books`, { month: '2026-11' })).status).toBe(401)
  expect((await send(`${shop.origin}/admin/books`, { month: '2026-13' }, staff)).status).toBe(400)
})

it('travels with the confirmation and each refund, under the number that the page’s PDF has [S4]', async () => {
  const bought = await placeOrder(1)
  const page = `${shop.origin}/api/receipt?token=${bought.token}`
  const fileName = async () => /"(.+)"/.exec((await get(page)).headers.get('content-disposition') ?? '')?.[1]
  const invoice = (await fileName()) ?? ''
  const listMails = (subject: RegExp) => mailbox.listAbout(Number(bought.number), subject)
  await expect.poll(() => listMails(/^Your order/)).toHaveLength(1)
  await refundByStudio(bought, 10)
  await expect.poll(() => listMails(/Refund.*10\.00/)).toHaveLength(1)
  await refundByStudio(bought, 32.2)
  await expect.poll(() => listMails(/Refund.*32\.20/)).toHaveLength(1)

  const mails = await listMails(/^Your order|Refund/)
  for (const { attachments, text, html } of mails) {
    const [pdf, ...others] = attachments.filter(({ type }) => type === 'application/pdf')
    expect([pdf?.name, others]).toEqual([invoice, []])
    expect(text).toContain(`${invoice.replace('.pdf', '')}, attached as a PDF`)
    const inline = attachments.filter(({ type }) => type !== 'application/pdf')
    const bytes = inline.reduce((sum, file) => sum + (file.bytes * 4) / 3, Buffer.byteLength(text + html))
    expect(bytes).toBeLessThan(120_000)
  }
  const issued = (await fetchMonthBooks()).filter(({ order: number }) => number === bought.number)
  const creditNotes = issued.filter(({ gross }) => gross < 0).map(({ number }) => number)
  expect(creditNotes).toHaveLength(2)
  expect(mails.map(({ text }) => creditNotes.filter((number) => text.includes(number)))).toEqual([
    [],
    creditNotes.slice(0, 1),
    creditNotes,
  ])
})

it('bears the VAT number that the studio has entered in the admin [S3]', async () => {
  const { body } = await get(`${shop.origin}/admin/stores`, staff)
  const [store] = (body as { stores: { id: string }[] }).stores
  const metadata = { vat_number: 'CHE-116.281.710 MWST' }
  expect((await send(`${shop.origin}/admin/stores/${store?.id}`, { metadata }, staff)).status).toBe(200)
  const { orderId } = await placeOrder(1)
  expect((await get(`${shop.origin}/admin/orders/${orderId}/receipt`, staff)).status).toBe(200)
  const issued = await query<{ number: string }>(
    shop.databaseUrl,
    "select content -> 'seller' ->> 'vatNumber' as number from checkout_receipt where order_id = $1",
    [orderId],
  )
  expect(issued).toEqual([{ number: 'CHE-116.281.710' }])
})

it('makes books of a month without orders that say so by having no row', async () => {
  expect(await fetchBooks(shop, '2020-01', staff)).toHaveLength(1)
  // The admin's page tells by it that there is nothing to download.
  const { body } = await send(`${shop.origin}/admin/books`, { month: '2020-01' }, staff)
  expect(String(body).trim()).not.toContain('\n')
})

it('makes books of all orders, however many lack an invoice or cannot be read', async () => {
  const { orderId } = await placeOrder(1)
  await cloneOrder(shop.databaseUrl, { orderId, from: 5000, count: 230 })
  // A hundred are read at a time: the first lot is of no use, and the second is not the last.
  await query(
    shop.databaseUrl,
    `update checkout_intent set paid_at = now(),
     lines = case when order_number < 5105 then '{}'::jsonb else lines end where order_number >= 5000`,
  )
  // Of either lot some may have been read before, for their mails, and then have lower numbers.
  const numbers = (await fetchMonthBooks()).map((row) => Number(row.order)).filter((number) => number >= 5105)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 125 }, (_, at) => 5105 + at))
})

async function placeOrder(quantity: number) {
  const { sessionId, order: shown } = await buy(shop, [toCartItem(skull, 'M', quantity)])
  const [row] = await query<{ order_id: string; payment_id: string }>(
    shop.databaseUrl,
    'select order_id, payment_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  if (row === undefined || shown.token === undefined) throw new Error('The order is not there')
  const number = String(shown.order?.number)
  return { orderId: row.order_id, paymentId: row.payment_id, token: shown.token, number }
}

/** In francs; all that was paid unless an amount is named. */
async function refundByStudio(payment: { paymentId: string } | undefined, amount?: number): Promise<void> {
  const url = `${shop.origin}/admin/payments/${payment?.paymentId}/refund`
  const { status, body } = await send(url, amount === undefined ? {} : { amount }, staff)
  expect(status, JSON.stringify(body)).toBe(200)
}

/** Old enough that Medusa no longer takes them back. */
async function olderRefunds(): Promise<void> {
  await query(shop.databaseUrl, "update refund set created_at = created_at - interval '1 minute'")
}

async function fetchMonthBooks() {
  const [, ...rows] = await fetchBooks(shop, getStudioMonth(new Date()), staff)
  return rows.map((cells) => {
    const [net, vat, gross] = [cells[6], cells[8], cells[9]].map(Number)
    return {
      number: cells[0] ?? '',
      order: cells[3] ?? '',
      net: net ?? 0,
      vat: vat ?? 0,
      gross: gross ?? 0,
      reference: cells[10] ?? '',
    }
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
