import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import type { Order } from '../../../src/orders/order'
import { receiptContentSchema } from '../../../src/receipts/receipt'
import { formatBooksCsv } from '../../../src/receipts/books-csv'
import { buildReceipts } from '../../../src/receipts/build-receipts'
import {
  computeLineAmounts,
  computeRefundVat,
  computeShippingAmounts,
  extractVat,
} from '../../../src/receipts/receipt-amounts'
import { buildOrder } from '../orders/sample-order-row'
import { SELLER, bookReceipts, buildRefund, listTexts } from './sample-receipts'
import { parseBooks } from '../../support/books'

describe('the tax on an invoice', () => {
  it('is what the buyer paid on the goods, and what the price of shipping includes', () => {
    expect(extractVat(1000, 7.7)).toBe(71)
    expect(extractVat(1500, 8.1)).toBe(112)
    expect(extractVat(0, 8.1)).toBe(0)
    const [invoice] = bookReceipts(
      buildOrder({ subtotal: 2990, shipping: 1000, tax: 230, total: 4220, taxRatePercent: 7.7 }),
    )
    expect(invoice).toMatchObject({ net: 3919, vat: 301, gross: 4220 })
  })

  it('and the net make what was charged, whatever is bought, and come back whole when all of it goes back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('shipping' as const, 'pickup' as const),
        fc.constantFrom(2.6, 7.7, 8.1),
        parts,
        (priceInRappen, delivery, taxRatePercent, weights) => {
          const totals = computeTotals([{ priceInRappen, quantity: 1 }], delivery, {
            ...DEFAULT_PRICING,
            taxRatePercent,
          })
          const whole = weights.reduce((sum, weight) => sum + weight, 0)
          const amounts = weights.map((weight) => Math.floor((totals.total * weight) / whole))
          amounts.push(totals.total - amounts.reduce((sum, amount) => sum + amount, 0))
          const refunds = amounts.map((amount, index) => buildRefund(`re_${index}`, amount))
          const [invoice, ...creditNotes] = bookReceipts(buildOrder({ ...totals, taxRatePercent, refunds }))
          if (invoice === undefined) throw new Error('no invoice')
          expect(invoice.net + invoice.vat).toBe(totals.total)
          for (const key of ['net', 'vat', 'gross'] as const)
            expect(creditNotes.reduce((sum, creditNote) => sum + creditNote[key], 0)).toBe(invoice[key])
        },
      ),
    )
  })

  it('is shared among refunds by what has gone back before', () => {
    const invoice = { vat: 301, gross: 4220 }
    const first = computeRefundVat({ before: 0, vatBefore: 0, amount: 2110 }, invoice)
    const second = computeRefundVat({ before: 2110, vatBefore: first, amount: 2110 }, invoice)
    expect([first, second]).toEqual([151, 150])
  })

  it('comes back whole also where refunds failed in between, whose credit notes are taken back to the Rappen', () => {
    // `lag`: how many refunds later the shop learns that one has failed.
    const attempts = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 99 }), fails: fc.boolean(), lag: fc.nat(3) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), attempts, (priceInRappen, made) => {
        const totals = computeTotals([{ priceInRappen, quantity: 1 }], 'shipping', DEFAULT_PRICING)
        const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))
        const refunds: Order['refunds'] = []
        const failedRefunds: Order['failedRefunds'] = []
        const last = { weight: 100, fails: false, lag: 0 }
        for (const [index, { weight, fails, lag }] of [...made, last].entries()) {
          const minute = weight === 100 ? 60 : index * 2
          const undone = failedRefunds.filter(({ undoneAt }) => undoneAt < at(minute))
          const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
          const left = totals.total - sum(refunds) - sum(failedRefunds) + sum(undone)
          const amount = Math.floor((left * weight) / 100)
          const base = { id: `ref_${index}`, amount, madeAt: at(minute), beganAt: at(minute) }
          if (!fails) refunds.push(base)
          else {
            const undoneAt = at(minute + 2 * lag + 1)
            failedRefunds.push({ ...base, failedAt: undoneAt, undoneAt })
          }
        }
        const order = buildOrder({ ...totals, refunds, failedRefunds })
        const [invoice, ...creditNotes] = bookReceipts(order)
        for (const key of ['net', 'vat', 'gross'] as const)
          expect(creditNotes.reduce((sum, creditNote) => sum + creditNote[key], 0)).toBe(invoice?.[key])
        const built = buildReceipts(order, new Set(refunds.map(({ id }) => id)), SELLER)
        for (const { id } of failedRefunds) {
          const [credit, back] = [id, `${id}:failed`].map((subject) =>
            receiptContentSchema.parse(built.find(({ subjectId }) => subjectId === subject)?.content),
          )
          expect(back?.isFailedRefund).toBe(true)
          for (const key of ['net', 'vat', 'gross'] as const)
            expect((credit?.[key] ?? NaN) + (back?.[key] ?? NaN)).toBe(0)
        }
      }),
    )
  })

  it('of a credit note that is taken back counts on the day on which its refund failed', async () => {
    const day = (date: string) => new Date(`${date}T10:00:00Z`)
    const failed = {
      ...buildRefund('ref_1', 4220, '2026-11-20'),
      failedAt: day('2026-12-02'),
      undoneAt: day('2026-12-03'),
    }
    const order = buildOrder({
      subtotal: 2990,
      shipping: 1000,
      tax: 230,
      total: 4220,
      taxRatePercent: 7.7,
      language: 'en',
    })
    const [invoice, ...notes] = bookReceipts({ ...order, failedRefunds: [failed] })
    expect(notes.map(({ accountedAt, gross }) => [accountedAt, gross])).toEqual([
      [failed.madeAt, 4220],
      [failed.failedAt, -4220],
    ])
    if (invoice === undefined) throw new Error('no invoice')
    expect(await listTexts(invoice, notes)).toEqual(
      expect.arrayContaining([
        '20.11.2026   credit note G-2026-0001',
        '02.12.2026   cancellation G-2026-0002: the refund failed',
        '42.20',
      ]),
    )
    const rows = parseBooks(formatBooksCsv(notes)).slice(1)
    expect(rows.map((row) => row[9])).toEqual(['-4220', '4220'])
  })
})

describe('the lines of an invoice', () => {
  const buildInvoice = (lines: Order['lines'], taxRatePercent: number, delivery: 'shipping' | 'pickup') => {
    const totals = computeTotals(lines, delivery, { ...DEFAULT_PRICING, taxRatePercent })
    const [invoice] = bookReceipts(buildOrder({ ...totals, lines, taxRatePercent, deliveryOption: delivery }))
    if (invoice === undefined) throw new Error('no invoice')
    return invoice
  }
  type Line = Order['lines'][number]
  const buildLine = (changes: Partial<Line>) => ({ ...buildOrder().lines[0], ...changes }) as Line

  it('add up to what was paid: two shirts at 25 are 26.93 and 26.92, and 53.85 together', async () => {
    const shirts = ['Gipfel', 'Donuts'].map((name) => buildLine({ name, quantity: 1, priceInRappen: 2500 }))
    const said = await listTexts(buildInvoice(shirts, 7.7, 'pickup'))
    expect(said.filter((text) => /^26\.9|^53\./.test(text))).toEqual(['26.93', '26.92', '53.85'])
  })

  it('add up to the Rappen with shipping, whatever is bought at whatever rate', () => {
    const lines = fc.array(
      fc.record({
        priceInRappen: fc.integer({ min: 0, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(lines, rate, fc.constantFrom('shipping', 'pickup'), (bought, taxRatePercent, delivery) => {
        const invoice = buildInvoice(bought.map(buildLine), taxRatePercent, delivery)
        const rows = [...computeLineAmounts(invoice), computeShippingAmounts(invoice)]
        for (const key of ['net', 'vat', 'gross'] as const)
          expect(rows.reduce((sum, row) => sum + row[key], 0)).toBe(invoice[key])
        for (const row of rows) expect(row.net + row.vat).toBe(row.gross)
      }),
    )
  })
})
