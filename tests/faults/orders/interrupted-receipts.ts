import { expect, vi } from 'vitest'
import {
  toCartItem,
  openTestCheckout,
  payAtSandbox,
  send,
  waitForOrder,
} from '../../../commerce/tests/support/shop-client'
import { query } from '../../../commerce/tests/support/database'
import { placePaidOrder } from '../../../commerce/tests/support/place-paid-order'
import { getStudioMonth } from '../../../commerce/src/contract/studio/studio-day'
import type { Write } from '../support/fail-point'
import type { FaultFixture } from '../support/fault-fixture'
import { CONFIRMATION_NOTED, findConfirmation, sendNow } from './interrupted-mails'
import type { FatalFault } from '../support/one-kill'

const INVOICE: Write = { table: 'checkout_receipt', on: 'insert', when: "new.kind = 'invoice'" }
const CREDIT_NOTE: Write = { table: 'checkout_receipt', on: 'insert', when: "new.kind = 'credit_note'" }

/** All in one statement, as others buy and are paid back meanwhile. */
const NUMBERS = `select
  (select coalesce(json_agg(n), '[]') from generate_series(1, (select count(*) from checkout_intent where order_number is not null)) n) as orders,
  (select coalesce(json_agg(n), '[]') from generate_series(1, (select count(*) from refund where deleted_at is null)) n) as refunds,
  (select coalesce(json_agg(sequence order by sequence), '[]') from checkout_receipt where kind = 'invoice') as invoices,
  (select coalesce(json_agg(sequence order by sequence), '[]') from checkout_receipt where kind = 'credit_note') as "creditNotes"`
type Numbers = Record<'orders' | 'refunds' | 'invoices' | 'creditNotes', number[]>

/** Receipts that are cut off while they are issued, which is before a mail that brings one along. */
export function createReceiptKills(fixture: FaultFixture) {
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    query<Row>(fixture.shop.databaseUrl, text, values)

  function createReceiptKill(what: string, write: Write, prepare: FatalFault['prepare']): FatalFault {
    const group = 'receipts are numbered without a gap, and each once, although the server is killed [S4]'
    return { group, fault: 44, what, write, prepare }
  }

  const openOne = () => openTestCheckout(fixture.shop, [toCartItem(fixture.skull, 'M')])

  /** An order whose confirmation has left, with its invoice. */
  async function placeConfirmedOrder() {
    const order = await placePaidOrder(fixture.shop, fixture.skull)
    await waitForMailsToLeave()
    return order
  }

  async function refund({ paymentId }: { paymentId: string }): Promise<void> {
    const url = `${fixture.shop.origin}/admin/payments/${paymentId}/refund`
    const { status, body } = await send(url, { amount: 2 }, fixture.staff)
    expect(status, JSON.stringify(body)).toBe(200)
  }

  const waitForMailsToLeave = () =>
    expect.poll(() => sql("select 1 from checkout_mail where state = 'queued'")).toEqual([])

  async function expectNumbersInOrder(): Promise<void> {
    await sendNow(fixture)
    await waitForMailsToLeave()
    // Old enough that Medusa no longer takes them back.
    await sql("update refund set created_at = created_at - interval '1 minute'")
    await vi.waitFor(
      async () => {
        const books = await send(
          `${fixture.shop.origin}/admin/books`,
          { month: getStudioMonth(new Date()) },
          fixture.staff,
        )
        expect(books.status).toBe(200)
        const [numbers] = await sql<Numbers>(NUMBERS)
        expect(numbers?.invoices).toEqual(numbers?.orders)
        expect(numbers?.creditNotes).toEqual(numbers?.refunds)
      },
      { timeout: 60_000, interval: 250 },
    )
  }

  const killBeforeInvoiceIsWritten = createReceiptKill('before an invoice is written', INVOICE, async () => {
    const sessionId = await openOne()
    return { act: () => payAtSandbox(fixture.shop, sessionId), check: expectNumbersInOrder }
  })

  const killBeforeInvoiceIsCommitted = createReceiptKill(
    'after an invoice was written, before it is committed',
    CREDIT_NOTE,
    async () => {
      const order = await placeConfirmedOrder()
      // The last one: it is issued again with its credit note, in one transaction.
      await sql('delete from checkout_receipt where order_id = $1', [order.orderId])
      return { act: () => refund(order), check: expectNumbersInOrder }
    },
  )

  const killBeforeCreditNoteIsWritten = createReceiptKill(
    'before a credit note is written',
    CREDIT_NOTE,
    async () => {
      const order = await placeConfirmedOrder()
      return { act: () => refund(order), check: expectNumbersInOrder }
    },
  )

  const killAfterNumberIsSent = createReceiptKill(
    'after the mail has left with a number',
    CONFIRMATION_NOTED,
    async () => {
      const { shop, mailbox } = fixture
      await mailbox.close()
      const sessionId = await openOne()
      await payAtSandbox(shop, sessionId)
      await waitForOrder(shop, sessionId)
      return {
        async act() {
          await mailbox.open()
          await sendNow(fixture)
        },
        async check() {
          await expectNumbersInOrder()
          const { id } = await findConfirmation(fixture, sessionId)
          const numbers = (await mailbox.listCaught())
            .filter(({ messageId }) => messageId?.startsWith(`<${id}.`) === true)
            .map(({ attachments }) => attachments.find(({ type }) => type === 'application/pdf')?.name)
          expect(numbers).toHaveLength(2)
          expect(new Set(numbers).size).toBe(1)
        },
      }
    },
  )

  return {
    killBeforeInvoiceIsWritten,
    killBeforeInvoiceIsCommitted,
    killBeforeCreditNoteIsWritten,
    killAfterNumberIsSent,
  }
}
