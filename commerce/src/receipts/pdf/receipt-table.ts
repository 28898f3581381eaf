import { formatGroupedFrancs } from '../../contract/money/money'
import { LINE_HEIGHT_PT, type ReceiptDocument, TYPE_AREA } from './receipt-document'
import type { Language } from '../../contract/site/language'
import { STUDIO_TIME_ZONE } from '../../contract/studio/studio-day'
import type { Receipt } from '../receipt'
import { computeLineAmounts, computeRemainingAmounts, computeShippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from './receipt-texts'

const TOTALS_X = 301

const COLUMN_GAP_PT = 16

/** Right ends of the columns of numbers, in points. */
const COLUMNS = {
  quantity: 301,
  each: 359,
  net: 422,
  vat: 473,
  gross: TYPE_AREA.right,
} as const

/** Room for the number of pieces and for the head of their column, in points. */
const QUANTITY_WIDTH_PT = 48

type ReceiptTableRow = { [column in keyof typeof COLUMNS]?: string } & {
  item: string
  detail?: string
}

const DETAIL = { size: 8.5, lineHeight: 12 }

const ROW_PADDING_PT = { top: 7, bottom: 5 }

/** Draws a row, its detail below it and a rule, all on one page if one has room for it. */
function drawRuledRow(document: ReceiptDocument, cells: ReceiptTableRow): void {
  const width = computeItemWidth(cells)
  const { item, detail = '' } = cells
  const itemPt = document.countLines(item, { width }) * LINE_HEIGHT_PT
  const detailPt = document.countLines(detail, { ...DETAIL, width }) * DETAIL.lineHeight
  document.ensureSpace(ROW_PADDING_PT.top + itemPt + detailPt + ROW_PADDING_PT.bottom)
  document.y += ROW_PADDING_PT.top
  drawRow(document, cells)
  document.drawParagraph(detail, TYPE_AREA.left, { ...DETAIL, width })
  document.y += ROW_PADDING_PT.bottom
  document.drawRule()
}

/** Draws a row. The numbers come first, as a long name may go on on the next page. */
function drawRow(document: ReceiptDocument, cells: ReceiptTableRow, face: 'text' | 'strong' = 'text'): void {
  for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    document.drawText(cells[column] ?? '', COLUMNS[column], { face, align: 'right' })
  document.drawParagraph(cells.item, TYPE_AREA.left, { face, width: computeItemWidth(cells) })
}

/** A name ends before the first column that has a number. */
function computeItemWidth({ quantity }: ReceiptTableRow): number {
  return (quantity === undefined ? COLUMNS.each : COLUMNS.quantity - QUANTITY_WIDTH_PT) - TYPE_AREA.left
}

/** Formats francs with a true minus sign. */
function formatFrancs(rappen: number): string {
  return formatGroupedFrancs(rappen).replace('-', '−')
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
export function drawLines(document: ReceiptDocument, invoice: Receipt, t: ReceiptTexts): void {
  const { lines, shipping, taxRatePercent } = invoice
  const heads = {
    item: t('item'),
    quantity: t('quantity'),
    each: t('each'),
    net: t('net'),
    vat: t('vat'),
    gross: t('gross'),
  }
  drawRow(document, heads, 'strong')
  document.y += 3
  document.drawRule(1.4)
  const rate = `${taxRatePercent} %`
  const amounts = computeLineAmounts(invoice)
  lines.forEach(({ name, size, quantity, priceInRappen }, index) => {
    const { net = 0, gross = 0 } = amounts[index] ?? {}
    drawRuledRow(document, {
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
  drawRuledRow(document, {
    item: t('shipping'),
    detail: t('shippingNote'),
    quantity: '1',
    net: formatFrancs(net),
    vat: rate,
    gross: formatFrancs(gross),
  })
}

/** Draws the amounts and their sum. */
export function drawTotals(document: ReceiptDocument, invoice: Receipt, t: ReceiptTexts): void {
  const { net, vat, gross, currency, taxRatePercent: rate, language } = invoice
  document.ensureSpace(110)
  const top = document.y
  const paidOn = invoice.paidOn === undefined ? invoice.accountedAt : new Date(invoice.paidOn)
  document.drawText(t('paidOn', { date: formatReceiptDate(paidOn, language) }), TYPE_AREA.left, {
    face: 'strong',
  })
  document.y += LINE_HEIGHT_PT
  for (const line of [t('paidBy'), t('reference', { reference: invoice.paymentReference })])
    document.drawParagraph(line, TYPE_AREA.left, { width: TOTALS_X - COLUMN_GAP_PT - TYPE_AREA.left })
  document.y = top
  const { vat: shippingVat } = computeShippingAmounts(invoice)
  const vatLabel = t('totalVat', {
    rate,
    goods: formatFrancs(vat - shippingVat),
    shipping: formatFrancs(shippingVat),
  })
  for (const [label, amount] of [[t('totalNet'), net] as const, [vatLabel, vat] as const]) {
    document.drawText(label, TOTALS_X)
    document.drawText(formatFrancs(amount), TYPE_AREA.right, { align: 'right' })
    document.y += LINE_HEIGHT_PT + 3
  }
  document.drawRule(1.8, TOTALS_X)
  document.y += 6
  document.drawText(t('total', { currency }), TOTALS_X, { face: 'title', size: 16 })
  document.drawText(formatFrancs(gross), TYPE_AREA.right, {
    face: 'title',
    size: 16,
    align: 'right',
  })
  document.y += 34
}

/** Draws a row for each credit note, and what remains. */
export function drawRefunds(
  document: ReceiptDocument,
  invoice: Receipt,
  creditNotes: readonly Receipt[],
  t: ReceiptTexts,
): void {
  document.ensureSpace(90)
  document.y += 14
  document.drawText(t('refunds'), TYPE_AREA.left, { face: 'title', size: 14 })
  document.y += 24
  document.drawRule(1.8)
  for (const { number, accountedAt, net, vat, gross, isFailedRefund } of creditNotes)
    drawRuledRow(document, {
      item: `${formatReceiptDate(accountedAt, invoice.language)}   ${t(isFailedRefund === true ? 'failedRefund' : 'creditNote', { number })}`,
      net: formatFrancs(-net),
      vat: formatFrancs(-vat),
      gross: formatFrancs(-gross),
    })
  const left = computeRemainingAmounts(invoice, creditNotes)
  document.y += 7
  drawRow(
    document,
    {
      item: t('remaining'),
      net: formatFrancs(left.net),
      vat: formatFrancs(left.vat),
      gross: formatFrancs(left.gross),
    },
    'strong',
  )
}
