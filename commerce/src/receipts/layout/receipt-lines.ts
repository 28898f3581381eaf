import type { Receipt } from '../receipt'
import { computeLineAmounts, computeShippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from '../rules/receipt-texts'
import type { ReceiptSheet } from '../pdf/receipt-sheet'
import { formatFrancs, drawRow, drawRuledRow } from '../pdf/receipt-table'

/** What was bought, a row for each line, and shipping. */
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
  for (const line of lines) {
    const { name, size, quantity, priceInRappen } = line
    const { net, gross } = computeLineAmounts(line, taxRatePercent)
    drawRuledRow(sheet, {
      item: name,
      ...(size === '' ? {} : { detail: t('size', { size }) }),
      quantity: String(quantity),
      each: formatFrancs(priceInRappen),
      net: formatFrancs(net),
      vat: rate,
      gross: formatFrancs(gross),
    })
  }
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
