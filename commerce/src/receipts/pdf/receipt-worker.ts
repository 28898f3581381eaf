import { parentPort } from 'node:worker_threads'
import { getErrorMessage } from '../../lib/error-message'
import type { OrderReceipts } from '../receipt'
import { renderReceiptPdf } from './receipt-pdf'

/** Renders PDFs in a worker thread for receipts/receipt-file.ts, so that rendering blocks no request. */
parentPort?.on('message', (receipts: OrderReceipts) => void sendPdf(receipts))

async function sendPdf(receipts: OrderReceipts): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(await renderPdf(receipts))
}

async function renderPdf({
  invoice,
  creditNotes,
}: OrderReceipts): Promise<{ pdf: Buffer } | { error: string }> {
  try {
    return { pdf: await renderReceiptPdf(invoice, creditNotes) }
  } catch (error) {
    return { error: getErrorMessage(error) }
  }
}
