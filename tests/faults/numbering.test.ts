import { describe, expect } from 'vitest'
import {
  get,
  lineOf,
  openCheckout,
  pay,
  send,
  settledOrder,
} from '../../commerce/integration-tests/harness/customer'
import { query } from '../../commerce/integration-tests/harness/database'
import { staffHeaders } from '../../commerce/integration-tests/harness/staff'
import { swissMonth } from '../../commerce/integration-tests/harness/swiss-month'
import { failPoint, type Write } from './fail-point'
import { fault } from './fault'
import { faultFixture } from './fault-fixture'
import { mayComeAgain } from './unsent-mails'

const fixture = faultFixture('numbering')

describe('receipts are numbered without a gap, and each once, although the server is killed [S4]', () => {
  fault(44, 'before an invoice is written', async () => {
    const point = await failPoint(fixture.shop, receipt('invoice'))
    await payFor()
    await dieAt(point)
    await expectNumbersInOrder()
  })

  fault(44, 'after an invoice was written, before it is committed', async () => {
    const order = await paidOrder()
    // The last one: it is issued again with its credit note, in one transaction.
    await query(fixture.shop.databaseUrl, 'delete from checkout_receipt where order_id = $1', [order.orderId])
    const point = await failPoint(fixture.shop, receipt('credit_note'))
    await refund(order)
    await dieAt(point)
    await expectNumbersInOrder()
  })

  fault(44, 'before a credit note is written', async () => {
    const order = await paidOrder()
    const point = await failPoint(fixture.shop, receipt('credit_note'))
    await refund(order)
    await dieAt(point)
    await expectNumbersInOrder()
  })

  fault(44, 'after the mail has left with a number', async () => {
    const point = await failPoint(fixture.shop, {
      table: 'checkout_mail',
      on: 'update',
      when: "new.kind = 'confirmation' and new.state = 'sent'",
    })
    const sessionId = await payFor()
    await point.reached()
    const [mail] = await query<{ id: string }>(
      fixture.shop.databaseUrl,
      `select m.id from checkout_mail m join checkout_intent k on k.id = m.intent_id
         where k.session_id = $1 and m.kind = 'confirmation'`,
      [sessionId],
    )
    mayComeAgain(fixture.doubled, [mail?.id ?? ''])
    await dieAt(point)
    await expectNumbersInOrder()
    const numbers = (await fixture.mailbox.caught())
      .filter(({ messageId }) => messageId?.startsWith(`<${mail?.id}.`) === true)
      .map(({ attachments }) => attachments.find(({ type }) => type === 'application/pdf')?.name)
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
  })
})

type Order = { orderId: string; paymentId: string }

const receipt = (kind: string): Write => ({
  table: 'checkout_receipt',
  on: 'insert',
  when: `new.kind = '${kind}'`,
})

async function dieAt(point: Awaited<ReturnType<typeof failPoint>>): Promise<void> {
  await point.reached()
  await fixture.shop.server().kill('SIGKILL')
  await point.lift()
  await fixture.shop.restart()
}

async function payFor(): Promise<string> {
  const { shop, skull } = fixture
  const sessionId = await openCheckout(shop, [lineOf(skull, 'M')])
  await pay(shop, sessionId)
  return sessionId
}

/** An order whose confirmation has left, with its invoice. */
async function paidOrder(): Promise<Order> {
  const { shop } = fixture
  const sessionId = await payFor()
  await settledOrder(shop, sessionId)
  await expect.poll(waitingMails).toBe(0)
  const [row] = await query<Order>(
    shop.databaseUrl,
    `select order_id as "orderId", payment_id as "paymentId" from checkout_intent where session_id = $1`,
    [sessionId],
  )
  if (row === undefined) throw new Error('The order is not there')
  return row
}

async function refund({ paymentId }: Order): Promise<void> {
  const { shop } = fixture
  const url = `${shop.origin}/admin/payments/${paymentId}/refund`
  const { status, body } = await send(url, { amount: 2 }, await staffHeaders(shop))
  expect(status, JSON.stringify(body)).toBe(200)
}

async function books(): Promise<void> {
  const { shop } = fixture
  const { status } = await get(`${shop.origin}/admin/books?month=${swissMonth()}`, await staffHeaders(shop))
  expect(status).toBe(200)
}

/** Old enough that Medusa no longer takes them back. */
async function olderRefunds(): Promise<void> {
  await query(fixture.shop.databaseUrl, "update refund set created_at = created_at - interval '1 minute'")
}

async function waitingMails(): Promise<number> {
  const waiting = await query(fixture.shop.databaseUrl, "select 1 from checkout_mail where state = 'queued'")
  return waiting.length
}

async function expectNumbersInOrder(): Promise<void> {
  const { databaseUrl } = fixture.shop
  await query(databaseUrl, "update checkout_mail set next_attempt_at = now() where state = 'queued'")
  await expect.poll(waitingMails).toBe(0)
  await olderRefunds()
  await books()
  const [counted] = await query<{ orders: string; refunds: string }>(
    databaseUrl,
    `select (select count(*) from checkout_intent where order_number is not null) as orders,
      (select count(*) from refund where deleted_at is null) as refunds`,
  )
  for (const [kind, count] of [
    ['invoice', counted?.orders],
    ['credit_note', counted?.refunds],
  ] as const) {
    const rows = await query<{ sequence: number }>(
      databaseUrl,
      'select sequence from checkout_receipt where kind = $1 order by sequence',
      [kind],
    )
    const expected = Array.from({ length: Number(count) }, (_, at) => at + 1)
    expect(rows.map(({ sequence }) => sequence)).toEqual(expected)
  }
}
