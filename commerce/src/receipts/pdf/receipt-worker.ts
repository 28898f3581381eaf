import { parentPort } from 'node:worker_threads'
import { errorMessage } from '../../lib/error-message'
import type { OrderReceipts } from '../draw-receipt'
import { receiptPdf } from './receipt-pdf'

/** Draws PDFs in a thread for receipts/draw-receipt.ts, so that requests do not wait for them. */
parentPort?.on('message', async (receipts: OrderReceipts) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await pdfOf(receipts))
})

async function pdfOf({ invoice, creditNotes }: OrderReceipts): Promise<{ pdf: Buffer } | { error: string }> {
  try {
    return { pdf: await receiptPdf(invoice, creditNotes) }
  } catch (error) {
    return { error: errorMessage(error) }
  }
}
