import type { Receipt } from '../receipt'
import { drawLines, drawRefunds, drawTotals, formatReceiptDate, LINE_HEIGHT_PT } from './receipt-table'
import { ReceiptSheet, SHEET } from './receipt-sheet'
import { createTranslator, type Translate } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

const receiptTexts = createTranslator<ReceiptTextKey>({ en, de, fr, it })

const HEAD_X = 389

const BUYER_Y = 142

/**
 * Renders an invoice with its credit notes as a PDF. It has what MWSTG art.
 * 26 requires if the studio has entered its VAT number.
 */
export async function renderReceiptPdf(invoice: Receipt, creditNotes: readonly Receipt[]): Promise<Buffer> {
  const t = receiptTexts(invoice.language)
  const title = `${t('invoice')} ${invoice.number}`
  const sheet = new ReceiptSheet({
    title,
    author: invoice.seller.name,
    language: invoice.language,
  })
  drawHead(sheet, invoice, t)
  sheet.y = 216
  sheet.drawText(title, SHEET.left, { face: 'title', size: 30 })
  sheet.y = 270
  drawLines(sheet, invoice, t)
  sheet.y += 12
  drawTotals(sheet, invoice, t)
  if (creditNotes.length > 0) drawRefunds(sheet, invoice, creditNotes, t)
  sheet.ensureSpace(50)
  sheet.y = Math.max(sheet.y + 24, 736)
  sheet.drawRule(1)
  sheet.y += 8
  sheet.drawText(t('note'), SHEET.left, {
    size: 8.5,
    width: SHEET.right - SHEET.left,
  })
  return sheet.toBuffer()
}

function drawHead(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { seller, buyer, language, bookedAt, orderNumber, requestNumber, deliveryOn } = invoice
  sheet.drawText(seller.name, SHEET.left, { face: 'title', size: 20 })
  const vatNumber = seller.vatNumber === undefined ? [] : [t('vatNumber', { number: seller.vatNumber })]
  for (const line of [seller.name, ...seller.address, seller.email, ...vatNumber]) {
    sheet.drawText(line, HEAD_X)
    sheet.y += LINE_HEIGHT_PT
  }
  sheet.y = BUYER_Y
  for (const line of buyer) {
    sheet.drawText(line, SHEET.left)
    sheet.y += LINE_HEIGHT_PT
  }
  sheet.y = BUYER_Y
  const facts: [string, string][] = [
    [t('date'), formatReceiptDate(bookedAt, language)],
    [t('order'), String(orderNumber)],
    ...(requestNumber === undefined ? [] : [[t('request'), String(requestNumber)] as [string, string]]),
    ...(deliveryOn === undefined
      ? []
      : [[t('delivery'), formatReceiptDate(new Date(deliveryOn), language)] as [string, string]]),
  ]
  for (const [label, value] of facts) {
    sheet.drawText(label, HEAD_X)
    sheet.drawText(value, SHEET.right, { align: 'right' })
    sheet.y += LINE_HEIGHT_PT + 1
  }
}

type ReceiptTextKey = keyof typeof en

export type ReceiptTexts = Translate<ReceiptTextKey>
