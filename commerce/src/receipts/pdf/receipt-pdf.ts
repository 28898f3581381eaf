import type { Receipt } from '../receipt'
import { drawLines, drawRefunds, drawTotals, formatReceiptDate } from './receipt-table'
import { LINE_HEIGHT_PT, ReceiptSheet, SHEET } from './receipt-sheet'
import { createTranslator, type Translate } from '../../contract/text/template'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

const getReceiptTexts = createTranslator<ReceiptTextKey>({ en, de, fr, it })

const HEAD_X = 389

/** Where buyer and title stand, in points, unless what is above them is longer. */
const TOP = { buyer: 142, title: 216 } as const

/** Widths of the two columns of the head, in points. */
const WIDTH = { left: HEAD_X - 16 - SHEET.left, right: SHEET.right - HEAD_X } as const

/**
 * Renders an invoice with its credit notes as a PDF. It has what MWSTG art.
 * 26 requires if the studio has entered its VAT number.
 */
export async function renderReceiptPdf(invoice: Receipt, creditNotes: readonly Receipt[]): Promise<Buffer> {
  const t = getReceiptTexts(invoice.language)
  const title = `${t('invoice')} ${invoice.number}`
  const sheet = new ReceiptSheet({
    title,
    author: invoice.seller.name,
    language: invoice.language,
  })
  drawHead(sheet, invoice, t)
  sheet.drawText(title, SHEET.left, { face: 'title', size: 30 })
  sheet.y += 54
  drawLines(sheet, invoice, t)
  sheet.y += 12
  drawTotals(sheet, invoice, t)
  if (creditNotes.length > 0) drawRefunds(sheet, invoice, creditNotes, t)
  sheet.ensureSpace(56)
  sheet.y = Math.max(sheet.y + 24, 728)
  sheet.drawRule(1)
  sheet.y += 8
  sheet.drawParagraph(t('note'), SHEET.left, { size: 8.5, width: SHEET.right - SHEET.left, lineHeight: 11 })
  return sheet.toBuffer()
}

function drawHead(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { seller, buyer } = invoice
  const top = sheet.y
  sheet.drawParagraph(seller.name, SHEET.left, {
    face: 'title',
    size: 20,
    width: WIDTH.left,
    lineHeight: 28,
  })
  const below = sheet.y
  sheet.y = top
  const vatNumber = seller.vatNumber === undefined ? [] : [t('vatNumber', { number: seller.vatNumber })]
  for (const line of [seller.name, ...seller.address, seller.email, ...vatNumber])
    sheet.drawParagraph(line, HEAD_X, { width: WIDTH.right })
  sheet.y = Math.max(TOP.buyer, below + 12, sheet.y + 12)
  // The facts first: a long name goes on below them, on the next page if need be.
  const factsTop = sheet.y
  drawFacts(sheet, invoice, t)
  const factsEnd = sheet.y
  sheet.y = factsTop
  for (const line of buyer) sheet.drawParagraph(line, SHEET.left, { width: WIDTH.left })
  sheet.y = Math.max(TOP.title, factsEnd, sheet.y + 16)
  sheet.ensureSpace(120)
}

function drawFacts(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { language, bookedAt, orderNumber, requestNumber, deliveryOn } = invoice
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
