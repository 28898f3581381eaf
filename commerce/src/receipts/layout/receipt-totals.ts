import type { Receipt } from '../receipt'
import { computeRemainingAmounts, computeShippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from '../rules/receipt-texts'
import { formatReceiptDate } from './receipt-date'
import { type ReceiptSheet, SHEET } from '../pdf/receipt-sheet'
import { formatFrancs, LINE_HEIGHT_PT, drawRow, drawRuledRow } from '../pdf/receipt-table'

const TOTALS_X = 301

/** What was paid, and its sums. */
export function drawTotals(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { net, vat, gross, currency, taxRatePercent: rate, language } = invoice
  sheet.ensureSpace(110)
  const top = sheet.y
  sheet.drawText(t('paidOn', { date: formatReceiptDate(invoice.bookedAt, language) }), SHEET.left, {
    face: 'strong',
  })
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

/** A row for each credit note, and what remains. */
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
