import type { Receipt } from '../receipt'
import { remainingAmounts, shippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from '../rules/receipt-texts'
import { receiptDate } from './receipt-date'
import { type ReceiptSheet, SHEET } from '../pdf/receipt-sheet'
import { amountText, LINE, setRow, setRuledRow } from '../pdf/receipt-table'

const TOTALS_X = 301

/** What was paid, and its sums. */
export function setTotals(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { net, vat, gross, currency, taxRatePercent: rate, language } = invoice
  sheet.keep(110)
  const top = sheet.y
  sheet.text(t('paidOn', { date: receiptDate(invoice.bookedAt, language) }), SHEET.left, { face: 'strong' })
  for (const line of [t('paidBy'), t('reference', { reference: invoice.paymentReference })]) {
    sheet.y += LINE
    sheet.text(line, SHEET.left)
  }
  sheet.y = top
  const { vat: shippingVat } = shippingAmounts(invoice)
  const vatLabel = t('totalVat', {
    rate,
    goods: amountText(vat - shippingVat),
    shipping: amountText(shippingVat),
  })
  for (const [label, amount] of [[t('totalNet'), net] as const, [vatLabel, vat] as const]) {
    sheet.text(label, TOTALS_X)
    sheet.text(amountText(amount), SHEET.right, { align: 'right' })
    sheet.y += LINE + 3
  }
  sheet.rule(1.8, TOTALS_X)
  sheet.y += 6
  sheet.text(t('total', { currency }), TOTALS_X, { face: 'title', size: 16 })
  sheet.text(amountText(gross), SHEET.right, {
    face: 'title',
    size: 16,
    align: 'right',
  })
  sheet.y += 34
}

/** A row for each credit note, and what remains. */
export function setRefunds(
  sheet: ReceiptSheet,
  invoice: Receipt,
  creditNotes: readonly Receipt[],
  t: ReceiptTexts,
): void {
  sheet.keep(90)
  sheet.y += 14
  sheet.text(t('refunds'), SHEET.left, { face: 'title', size: 14 })
  sheet.y += 24
  sheet.rule(1.8)
  for (const { number, bookedAt, net, vat, gross } of creditNotes)
    setRuledRow(sheet, {
      item: `${receiptDate(bookedAt, invoice.language)}   ${t('creditNote', { number })}`,
      net: amountText(-net),
      vat: amountText(-vat),
      gross: amountText(-gross),
    })
  const left = remainingAmounts(invoice, creditNotes)
  sheet.y += 7
  setRow(
    sheet,
    {
      item: t('remaining'),
      net: amountText(left.net),
      vat: amountText(left.vat),
      gross: amountText(left.gross),
    },
    'strong',
  )
}
