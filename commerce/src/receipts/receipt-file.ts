import type { MedusaContainer } from '@medusajs/framework/types'
import { issueOrderReceipts } from './issue-receipts'
import { createWorkerThread } from '../lib/worker-thread'
import type { OrderReceipts } from './receipt'

export type ReceiptFile = {
  name: string
  pdf: Buffer
  /** The numbers of the receipts in the file. */
  invoice: string
  creditNotes: string[]
}

/** Returns the invoice of an order with its credit notes as a PDF; undefined if the order has none. */
export async function createReceiptFile(
  orderId: string,
  container: MedusaContainer,
): Promise<ReceiptFile | undefined> {
  const receipts = await issueOrderReceipts(orderId, container)
  if (receipts === undefined) return undefined
  const { invoice, creditNotes } = receipts
  return {
    name: `${invoice.number}.pdf`,
    pdf: await container.resolve('renderReceipt')(receipts),
    invoice: invoice.number,
    creditNotes: creditNotes.map(({ number }) => number),
  }
}

/** Renders the PDF of an order's receipts. Rejects if that fails or takes too long. */
export type RenderReceipt = (receipts: OrderReceipts) => Promise<Buffer>

/** Creates what renders PDFs, in a thread: one takes a tenth of a second, during which the server could not answer. */
export function createReceiptRenderer(): RenderReceipt {
  const draw = createWorkerThread<OrderReceipts, { pdf: Uint8Array }>(
    require.resolve('./pdf/receipt-worker'),
    {
      timeoutMs: 10_000,
      maxWaiting: 99,
      // The shop's secrets are not passed to the thread.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    },
  )
  return async (receipts) => Buffer.from((await draw(receipts, `receipt ${receipts.invoice.number}`)).pdf)
}
