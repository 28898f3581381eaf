import { beforeAll, expect, it } from 'vitest'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import type { Product } from '../../../src/contract/catalogue/catalogue'
import { formatStudioDay, getStudioMonth, getStudioToday } from '../../../src/contract/studio/studio-day'
import { getStudioMonthRange } from '../../../src/studio/studio-calendar'
import { query } from '../../support/database'
import { listRefundAmounts, waitForProcessedEvents } from '../../support/refund-records'
import {
  get,
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  waitForOrder,
  fetchBuyerOrder,
} from '../../support/shop-client'
import { takeShop } from '../../support/shared-shop'
import { fetchBooks } from '../../support/books'
import { controlSession, listStripeRefunds, refundAtStripe } from '../../support/stripe-sandbox'
import type { Shop } from '../../support/shop'

const THIS_MONTH = getStudioMonth(new Date())
/** Ten minutes after this month has begun in Switzerland, and ten before. */
const [AFTER_MIDNIGHT, BEFORE_MIDNIGHT] = [600, -600].map(
  (seconds) => getStudioMonthRange(THIS_MONTH).start.getTime() / 1000 + seconds,
) as [number, number]
const LAST_MONTH = getStudioMonth(new Date(BEFORE_MIDNIGHT * 1000))

let shop: Shop
let skull: Product
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, skull, staff } = await takeShop())
})

it('an order is of the month in which its money came, on its invoice, in the search, and by when it is due [S3]', async () => {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
  await payAtSandbox(shop, sessionId, { at: BEFORE_MIDNIGHT })
  const order = await waitForOrder(shop, sessionId)
  const number = order.order?.number ?? 0
  const day = formatStudioDay(new Date(BEFORE_MIDNIGHT * 1000))
  const { orders } = boardOrdersSchema.parse(
    (await get(`${shop.origin}/api/orders?filter=all&q=${number}&from=${day}&to=${day}`, staff)).body,
  )
  expect(orders).toMatchObject([{ number, createdAt: new Date(BEFORE_MIDNIGHT * 1000).toISOString() }])
  expect(new Date(orders[0]?.dueAt ?? 0).getTime()).toBeLessThan((BEFORE_MIDNIGHT + 6 * 86_400) * 1000)
  const [invoice] = await readInvoice(sessionId)
  expect(invoice).toMatchObject({ accountedOn: day, paid: day, year: Number(day.slice(0, 4)) })
})

it('an order whose money came later than it was asked for is of the month in which it came', async () => {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
  await payAtSandbox(shop, sessionId, { twint: 'paysLater', at: BEFORE_MIDNIGHT })
  await expect.poll(async () => (await fetchBuyerOrder(shop, sessionId)).status).toBe('pending')
  await controlSession(shop, sessionId, 'settle', { at: AFTER_MIDNIGHT })
  expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
  expect((await readInvoice(sessionId))[0]?.accountedOn).toBe(
    formatStudioDay(new Date(AFTER_MIDNIGHT * 1000)),
  )
})

it('a refund that was made at Stripe is of the moment in which it was made there', async () => {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
  await payAtSandbox(shop, sessionId)
  await waitForOrder(shop, sessionId)
  const [{ payment_id: paymentId = '' } = {}] = await query<{ payment_id: string }>(
    shop.databaseUrl,
    'select payment_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  await refundAtStripe(shop, sessionId, 500)
  await expect.poll(() => listRefundAmounts(shop, paymentId)).toEqual([5])
  await waitForProcessedEvents(shop)
  const [atStripe] = await listStripeRefunds(shop, sessionId)
  const issued = () =>
    query<{ booked_at: Date }>(
      shop.databaseUrl,
      `select booked_at from checkout_receipt where kind = 'credit_note'
       and order_id = (select order_id from checkout_intent where session_id = $1)`,
      [sessionId],
    )
  await expect.poll(issued).toEqual([{ booked_at: new Date((atStripe?.created ?? 0) * 1000) }])
})

it('a month stays open however often a browser asks for its address, and is closed once by ten who download it [S3]', async () => {
  const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
  await payAtSandbox(shop, sessionId, { at: BEFORE_MIDNIGHT })
  await waitForOrder(shop, sessionId)
  const closed = () =>
    query(shop.databaseUrl, 'select month from books_export where month = $1', [LAST_MONTH])
  // What a page from before sends, and what a browser does that fetches a link ahead.
  for (const method of ['GET', 'HEAD']) {
    const refused = await fetch(`${shop.origin}/admin/books?month=${LAST_MONTH}`, { method, headers: staff })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    if (method === 'GET')
      expect(await refused.text()).toMatch(/^The month was not downloaded.* reload it, and download/)
    expect(await closed()).toEqual([])
  }
  const copies = await Promise.all(Array.from({ length: 10 }, () => fetchMonthBooks(LAST_MONTH)))
  for (const copy of copies) expect(copy).toEqual(copies[0])
  expect(await closed()).toEqual([{ month: LAST_MONTH }])
})

it('a month whose books have left the shop stays as it is, and what it lacks is in the open one [S3]', async () => {
  const paid = async () => {
    const sessionId = await openTestCheckout(shop, [toCartItem(skull, 'M')])
    await payAtSandbox(shop, sessionId, { at: BEFORE_MIDNIGHT })
    await waitForOrder(shop, sessionId)
    return sessionId
  }
  await paid()
  const exported = await fetchMonthBooks(LAST_MONTH)
  expect(exported.length).toBeGreaterThan(0)
  // A month that still runs is never closed.
  await fetchMonthBooks(THIS_MONTH)
  const late = await paid()
  const [invoice] = await readInvoice(late)
  expect(invoice).toMatchObject({
    accountedOn: getStudioToday(),
    paid: formatStudioDay(new Date(BEFORE_MIDNIGHT * 1000)),
    year: Number(THIS_MONTH.slice(0, 4)),
  })
  expect(await fetchMonthBooks(LAST_MONTH)).toEqual(exported)
  const running = await fetchMonthBooks(THIS_MONTH)
  expect(running.map((row) => row[3])).toContain(invoice?.order)
})

/** Days in Switzerland. Its invoice is issued first. */
async function readInvoice(sessionId: string) {
  const [{ order_id: orderId = '' } = {}] = await query<{ order_id: string }>(
    shop.databaseUrl,
    'select order_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  const pdf = await get(`${shop.origin}/admin/orders/${orderId}/receipt`, staff)
  expect(pdf.status).toBe(200)
  return query<{ accountedOn: string; paid: string; year: number; order: string }>(
    shop.databaseUrl,
    `select to_char(booked_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as "accountedOn", content ->> 'paidOn' as paid,
       year, content ->> 'orderNumber' as order from checkout_receipt where kind = 'invoice' and order_id = $1`,
    [orderId],
  )
}

async function fetchMonthBooks(month: string): Promise<string[][]> {
  return (await fetchBooks(shop, month, staff)).slice(1)
}
