import type { Receipt } from '../receipt'
import { receiptTexts, type ReceiptTexts } from '../rules/receipt-texts'
import { receiptDate } from '../layout/receipt-date'
import { setLines } from '../layout/receipt-lines'
import { ReceiptSheet, SHEET } from './receipt-sheet'
import { LINE } from './receipt-table'
import { setRefunds, setTotals } from '../layout/receipt-totals'

const HEAD_X = 389
const BUYER_Y = 142

/** An invoice as a PDF, with what of it went back: what MWSTG art. 26 asks for, where the studio has entered its VAT number. */
export async function receiptPdf(invoice: Receipt, creditNotes: readonly Receipt[]): Promise<Buffer> {
  const t = receiptTexts(invoice.language)
  const title = `${t('invoice')} ${invoice.number}`
  const sheet = new ReceiptSheet({
    title,
    author: invoice.seller.name,
    language: invoice.language,
  })
  setHead(sheet, invoice, t)
  sheet.y = 216
  sheet.text(title, SHEET.left, { face: 'title', size: 30 })
  sheet.y = 270
  setLines(sheet, invoice, t)
  sheet.y += 12
  setTotals(sheet, invoice, t)
  if (creditNotes.length > 0) setRefunds(sheet, invoice, creditNotes, t)
  sheet.keep(50)
  sheet.y = Math.max(sheet.y + 24, 736)
  sheet.rule(1)
  sheet.y += 8
  sheet.text(t('note'), SHEET.left, {
    size: 8.5,
    width: SHEET.right - SHEET.left,
  })
  return sheet.toBuffer()
}

function setHead(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { seller, buyer, language, bookedAt, orderNumber, requestNumber, deliveryOn } = invoice
  sheet.text(seller.name, SHEET.left, { face: 'title', size: 20 })
  const vatNumber = seller.vatNumber === undefined ? [] : [t('vatNumber', { number: seller.vatNumber })]
  for (const line of [seller.name, ...seller.address, seller.email, ...vatNumber]) {
    sheet.text(line, HEAD_X)
    sheet.y += LINE
  }
  sheet.y = BUYER_Y
  for (const line of buyer) {
    sheet.text(line, SHEET.left)
    sheet.y += LINE
  }
  sheet.y = BUYER_Y
  const facts: [string, string][] = [
    [t('date'), receiptDate(bookedAt, language)],
    [t('order'), String(orderNumber)],
    ...(requestNumber === undefined ? [] : [[t('request'), String(requestNumber)] as [string, string]]),
    ...(deliveryOn === undefined
      ? []
      : [[t('delivery'), receiptDate(new Date(deliveryOn), language)] as [string, string]]),
  ]
  for (const [label, value] of facts) {
    sheet.text(label, HEAD_X)
    sheet.text(value, SHEET.right, { align: 'right' })
    sheet.y += LINE + 1
  }
}
