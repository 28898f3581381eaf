import type { Receipt } from '../receipt'
import { lineAmounts, shippingAmounts } from '../receipt-amounts'
import type { ReceiptTexts } from '../rules/receipt-texts'
import type { ReceiptSheet } from '../pdf/receipt-sheet'
import { amountText, setRow, setRuledRow } from '../pdf/receipt-table'

/** What was bought, a row for each line, and shipping. */
export function setLines(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { lines, shipping, taxRatePercent } = invoice
  const heads = {
    item: t('item'),
    quantity: t('quantity'),
    each: t('each'),
    net: t('net'),
    vat: t('vat'),
    gross: t('gross'),
  }
  setRow(sheet, heads, 'strong')
  sheet.y += 3
  sheet.rule(1.4)
  const rate = `${taxRatePercent} %`
  for (const line of lines) {
    const { name, size, quantity, priceInRappen } = line
    const { net, gross } = lineAmounts(line, taxRatePercent)
    setRuledRow(sheet, {
      item: name,
      ...(size === '' ? {} : { detail: t('size', { size }) }),
      quantity: String(quantity),
      each: amountText(priceInRappen),
      net: amountText(net),
      vat: rate,
      gross: amountText(gross),
    })
  }
  if (shipping === 0) return
  const { net, gross } = shippingAmounts(invoice)
  setRuledRow(sheet, {
    item: t('shipping'),
    detail: t('shippingNote'),
    quantity: '1',
    net: amountText(net),
    vat: rate,
    gross: amountText(gross),
  })
}
