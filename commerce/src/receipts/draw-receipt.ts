import { createWorkerThread } from '../lib/worker-thread'
import type { Receipt } from './receipt'

/** The receipts of an order: its invoice, and what of it went back. */
export type OrderReceipts = { invoice: Receipt; creditNotes: Receipt[] }

/** Draws the PDF of an order's receipts; rejects where that fails or takes too long. */
export type RenderReceipt = (receipts: OrderReceipts) => Promise<Buffer>

/** Draws PDFs in a thread of its own: one takes a tenth of a second, in which the server would answer nobody. */
export function createReceiptRenderer(): RenderReceipt {
  const draw = createWorkerThread<OrderReceipts, { pdf: Uint8Array }>(
    require.resolve('./pdf/receipt-worker'),
    {
      timeoutMs: 10_000,
      maxQueued: 100,
      // The shop's secrets stay out of the thread.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    },
  )
  return async (receipts) => Buffer.from((await draw(receipts, `receipt ${receipts.invoice.number}`)).pdf)
}
