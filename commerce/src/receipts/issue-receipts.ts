import type { MedusaContainer } from '@medusajs/framework/types'
import { listMissingReceipts, type MissingReceipt } from './missing-receipt-queries'
import { readStudioProfile } from '../studio/read-studio-profile'
import { listOrdersById } from '../orders/read/order-queries'
import { buildReceipts, toSeller } from './build-receipts'
import { type OrderReceipts, type Receipt, toReceipt } from './receipt'

const ORDERS_AT_ONCE = 100

/** Issues missing receipts once each, the oldest orders first; with `orderId` only those of that order. */
export async function issueReceipts(container: MedusaContainer, orderId?: string): Promise<void> {
  // Continues after the last order of each batch, so that unreadable orders do not stop the others.
  for (let afterNumber = -1; ;) {
    const missing = await listMissingReceipts({ afterNumber, limit: ORDERS_AT_ONCE, orderId }, container)
    if (missing.length > 0) await issueMissing(missing, container)
    if (missing.length < ORDERS_AT_ONCE) return
    afterNumber = missing.at(-1)?.number ?? afterNumber
  }
}

async function issueMissing(missing: readonly MissingReceipt[], container: MedusaContainer): Promise<void> {
  const { orders } = await listOrdersById(
    missing.map((row) => row.orderId),
    container,
  )
  const refunds = new Map(missing.map((row) => [row.orderId, new Set(row.refunds)]))
  const studio = toSeller(await readStudioProfile(container))
  const receipts = orders
    .toSorted((a, b) => a.number - b.number)
    .flatMap((order) => buildReceipts(order, refunds.get(order.id) ?? new Set(), studio))
  await container.resolve('receiptStore').issue(receipts)
}

/** Returns the receipts of a month 'YYYY-MM', which closes it if it is over. Missing ones are issued first. */
export async function exportMonthReceipts(month: string, container: MedusaContainer): Promise<Receipt[]> {
  await issueReceipts(container)
  const rows = await container.resolve('receiptStore').exportMonth(month)
  return rows.map(toReceipt)
}

/**
 * Returns the invoice of an order and its credit notes; undefined if it has none. Missing ones are issued first.
 */
export async function issueOrderReceipts(
  orderId: string,
  container: MedusaContainer,
): Promise<OrderReceipts | undefined> {
  await issueReceipts(container, orderId)
  const rows = await container.resolve('receiptStore').listByOrder(orderId)
  const [invoice, ...creditNotes] = rows.map(toReceipt)
  return invoice && { invoice, creditNotes }
}
