import { formatZurichDay } from '../lib/swiss-time'
import type { Receipt } from './receipt'

const COLUMNS = [
  'number',
  'kind',
  'date',
  'order',
  'buyer',
  'currency',
  'net_rappen',
  'vat_rate_percent',
  'vat_rappen',
  'gross_rappen',
  'payment_reference',
] as const

/**
 * Returns the books as CSV (RFC 4180) with a row for each receipt. Amounts in whole Rappen, negative for credit
 * notes. With semicolons and a byte order mark of UTF-8, as spreadsheets in Switzerland expect.
 */
export function formatBooksCsv(receipts: readonly Receipt[]): string {
  const rows = [COLUMNS, ...receipts.map(toCsvRow)]
  return `\uFEFF${rows.map((row) => row.map(formatCsvCell).join(';')).join('\r\n')}\r\n`
}

function toCsvRow(receipt: Receipt): (string | number)[] {
  const sign = receipt.kind === 'invoice' ? 1 : -1
  return [
    receipt.number,
    receipt.kind,
    formatZurichDay(receipt.bookedAt),
    receipt.orderNumber,
    receipt.buyer[0] ?? '',
    receipt.currency,
    sign * receipt.net,
    receipt.taxRatePercent,
    sign * receipt.vat,
    sign * receipt.gross,
    receipt.paymentReference,
  ]
}

/** Spreadsheets must not read a buyer's name as a formula. */
function formatCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
