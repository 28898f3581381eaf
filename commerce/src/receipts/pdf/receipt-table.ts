import { toFrancs } from '../../contract/money/money'
import { type ReceiptSheet, SHEET } from './receipt-sheet'
import type { Language } from '../../contract/settings'
import { STUDIO_TIME_ZONE } from '../../lib/swiss-time'
import type { Receipt } from '../receipt'
import { computeLineAmounts, computeRemainingAmounts, computeShippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from './receipt-pdf'

const TOTALS_X = 301

/** Right ends of the columns of numbers, in points. */
const COLUMNS = {
  quantity: 301,
  each: 359,
  net: 422,
  vat: 473,
  gross: SHEET.right,
} as const

type Row = { [column in keyof typeof COLUMNS]?: string } & {
  item: string
  detail?: string
}

/** Distance between two lines of text, in points. */
export const LINE_HEIGHT_PT = 14.5

/** Draws a row, its detail below it and a rule, all on one page. */
function drawRuledRow(sheet: ReceiptSheet, cells: Row): void {
  sheet.ensureSpace(40)
  sheet.y += 7
  drawRow(sheet, cells)
  if (cells.detail !== undefined) {
    sheet.drawText(cells.detail, SHEET.left, { size: 8.5 })
    sheet.y += 12
  }
  sheet.y += 5
  sheet.drawRule()
}

function drawRow(sheet: ReceiptSheet, cells: Row, face: 'text' | 'strong' = 'text'): void {
  sheet.drawText(cells.item, SHEET.left, { face })
  for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    sheet.drawText(cells[column] ?? '', COLUMNS[column], { face, align: 'right' })
  sheet.y += LINE_HEIGHT_PT
}

/** Formats francs with a true minus sign. */
function formatFrancs(rappen: number): string {
  return toFrancs(rappen).toFixed(2).replace('-', '−')
}

/** Formats the day at the studio as '24.11.2026', in the Swiss form of the buyer's language. */
export function formatReceiptDate(date: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-CH`, {
    timeZone: STUDIO_TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return format.format(date)
}

/** Draws a row for each line of the invoice, and one for shipping. */
export function drawLines(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { lines, shipping, taxRatePercent } = invoice
  const heads = {
    item: t('item'),
    quantity: t('quantity'),
    each: t('each'),
    net: t('net'),
    vat: t('vat'),
    gross: t('gross'),
  }
  drawRow(sheet, heads, 'strong')
  sheet.y += 3
  sheet.drawRule(1.4)
  const rate = `${taxRatePercent} %`
  const amounts = computeLineAmounts(invoice)
  lines.forEach(({ name, size, quantity, priceInRappen }, index) => {
    const { net = 0, gross = 0 } = amounts[index] ?? {}
    drawRuledRow(sheet, {
      item: name,
      ...(size === '' ? {} : { detail: t('size', { size }) }),
      quantity: String(quantity),
      each: formatFrancs(priceInRappen),
      net: formatFrancs(net),
      vat: rate,
      gross: formatFrancs(gross),
    })
  })
  if (shipping === 0) return
  const { net, gross } = computeShippingAmounts(invoice)
  drawRuledRow(sheet, {
    item: t('shipping'),
    detail: t('shippingNote'),
    quantity: '1',
    net: formatFrancs(net),
    vat: rate,
    gross: formatFrancs(gross),
  })
}

/** Draws the amounts and their sum. */
export function drawTotals(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { net, vat, gross, currency, taxRatePercent: rate, language } = invoice
  sheet.ensureSpace(110)
  const top = sheet.y
  const paidOn = invoice.paidOn === undefined ? invoice.bookedAt : new Date(invoice.paidOn)
  sheet.drawText(t('paidOn', { date: formatReceiptDate(paidOn, language) }), SHEET.left, { face: 'strong' })
  for (const line of [t('paidBy'), t('reference', { reference: invoice.paymentReference })]) {
    sheet.y += LINE_HEIGHT_PT
    sheet.drawText(line, SHEET.left)
  }
  sheet.y = top
  const { vat: shippingVat } = computeShippingAmounts(invoice)
  const vatLabel = t('totalVat', {
    rate,
    goods: formatFrancs(vat - shippingVat),
    shipping: formatFrancs(shippingVat),
  })
  for (const [label, amount] of [[t('totalNet'), net] as const, [vatLabel, vat] as const]) {
    sheet.drawText(label, TOTALS_X)
    sheet.drawText(formatFrancs(amount), SHEET.right, { align: 'right' })
    sheet.y += LINE_HEIGHT_PT + 3
  }
  sheet.drawRule(1.8, TOTALS_X)
  sheet.y += 6
  sheet.drawText(t('total', { currency }), TOTALS_X, { face: 'title', size: 16 })
  sheet.drawText(formatFrancs(gross), SHEET.right, {
    face: 'title',
    size: 16,
    align: 'right',
  })
  sheet.y += 34
}

/** Draws a row for each credit note, and what remains. */
export function drawRefunds(
  sheet: ReceiptSheet,
  invoice: Receipt,
  creditNotes: readonly Receipt[],
  t: ReceiptTexts,
): void {
  sheet.ensureSpace(90)
  sheet.y += 14
  sheet.drawText(t('refunds'), SHEET.left, { face: 'title', size: 14 })
  sheet.y += 24
  sheet.drawRule(1.8)
  for (const { number, bookedAt, net, vat, gross } of creditNotes)
    drawRuledRow(sheet, {
      item: `${formatReceiptDate(bookedAt, invoice.language)}   ${t('creditNote', { number })}`,
      net: formatFrancs(-net),
      vat: formatFrancs(-vat),
      gross: formatFrancs(-gross),
    })
  const left = computeRemainingAmounts(invoice, creditNotes)
  sheet.y += 7
  drawRow(
    sheet,
    {
      item: t('remaining'),
      net: formatFrancs(left.net),
      vat: formatFrancs(left.vat),
      gross: formatFrancs(left.gross),
    },
    'strong',
  )
}
