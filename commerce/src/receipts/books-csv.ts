import { formatStudioDay } from '../contract/studio/studio-day'
import type { Receipt } from './receipt'

const COLUMNS = [
  'number',
  'kind',
  'date',
  'order',
  'buyer',
  'currency',
  'net_rappen',
  // 810 is 8.1 %: with decimals a rate would be text, or a day, where numbers are written with a comma.
  'vat_rate_basis_points',
  'vat_rappen',
  'gross_rappen',
  'payment_reference',
] as const

/**
 * Returns the books as CSV (RFC 4180, with tabs) with a row for each receipt; numbers are whole, amounts in Rappen,
 * negative for credit notes. In UTF-16LE, as that is the one encoding in which Excel takes tabs for separators
 * whatever its region, and letters for what they are (docs/decisions/030). Without receipts it has no line end, by
 * which the admin knows that there are none.
 */
export function formatBooksCsv(receipts: readonly Receipt[]): Buffer {
  const rows = [COLUMNS, ...receipts.map(toCsvRow)]
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(formatCsvCell).join('\t')).join('\r\n')}`, 'utf16le')
}

function toCsvRow(receipt: Receipt): (string | number)[] {
  const sign = receipt.kind === 'invoice' ? 1 : -1
  return [
    receipt.number,
    receipt.kind,
    formatStudioDay(receipt.accountedAt),
    receipt.orderNumber,
    keepAsText(receipt.buyer[0] ?? ''),
    receipt.currency,
    sign * receipt.net,
    Math.round(receipt.taxRatePercent * 100),
    sign * receipt.vat,
    sign * receipt.gross,
    receipt.paymentReference,
  ]
}

/**
 * Words of letters, which no region takes for a formula, a number, a day or (each is one word) a truth value. What
 * begins with a letter begins with no formula's sign, in whatever width, and with no blank before one.
 */
const PLAIN_WORDS = /^\p{L}[^\p{N}]*\s[^\p{N}]*$/u

/** Returns any other text in guillemets, as nothing that begins with one is read as anything but text. */
function keepAsText(text: string): string {
  return text === '' || PLAIN_WORDS.test(text) ? text : `«${text}»`
}

/** Quotes all that somebody's spreadsheet may be set to take for a separator. */
function formatCsvCell(value: string | number): string {
  const text = String(value)
  return /^[\w-]*$/.test(text) ? text : `"${text.replaceAll('"', '""')}"`
}
