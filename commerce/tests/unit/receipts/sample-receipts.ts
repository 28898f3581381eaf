import { vi } from 'vitest'
import { toStudioProfile } from '../../../src/studio/read-studio-profile'
import { getStudioYear } from '../../../src/studio/studio-calendar'
import type { Order } from '../../../src/orders/order'
import { buildReceipts, toSeller } from '../../../src/receipts/build-receipts'
import { renderReceiptPdf } from '../../../src/receipts/pdf/receipt-pdf'
import { ReceiptDocument } from '../../../src/receipts/pdf/receipt-document'
import { type Receipt, toReceipt } from '../../../src/receipts/receipt'

export const SELLER = toSeller(toStudioProfile({ vat_number: 'CHE-116.281.710 MWST' }))

/** The receipts of an order as they stand in the books, numbered from 1. */
export function bookReceipts(order: Order, booked = order.refunds.map(({ id }) => id)): Receipt[] {
  return buildReceipts(order, new Set(booked), SELLER).map(({ kind, movedAt, orderId, content }, index) =>
    toReceipt({
      kind,
      year: getStudioYear(movedAt),
      sequence: kind === 'invoice' ? 1 : index,
      order_id: orderId,
      booked_at: movedAt,
      content,
    }),
  )
}

/** The texts on the PDF of an invoice, in the order in which they are drawn. */
export async function listTexts(invoice: Receipt, creditNotes: readonly Receipt[] = []): Promise<string[]> {
  const drawn = [
    vi.spyOn(ReceiptDocument.prototype, 'drawText'),
    vi.spyOn(ReceiptDocument.prototype, 'drawParagraph'),
  ].map((method) => method.mock)
  await renderReceiptPdf(invoice, creditNotes)
  const texts = drawn
    .flatMap(({ calls, invocationCallOrder }) =>
      calls.map(([text], index) => ({ text, at: invocationCallOrder[index] ?? 0 })),
    )
    .toSorted((a, b) => a.at - b.at)
  vi.restoreAllMocks()
  return texts.map(({ text }) => text).filter((text) => text !== '')
}

export const buildRefund = (id: string, amount: number, day = '2026-11-20') => ({
  id,
  amount,
  madeAt: new Date(`${day}T10:00:00Z`),
  beganAt: new Date(`${day}T10:00:00Z`),
})
