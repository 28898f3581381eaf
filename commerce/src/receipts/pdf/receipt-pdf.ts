import type { Receipt } from '../receipt'
import { drawLines, drawRefunds, drawTotals, formatReceiptDate } from './receipt-table'
import { LINE_HEIGHT_PT, ReceiptDocument, TYPE_AREA } from './receipt-document'
import { getReceiptTexts, type ReceiptTexts } from './receipt-texts'

const HEAD_X = 389

/** The heights of buyer and title, in points, unless what stands above them is longer. */
const TOP = { buyer: 142, title: 216 } as const

/** Widths of the two columns of the head, in points. */
const WIDTH = { left: HEAD_X - 16 - TYPE_AREA.left, right: TYPE_AREA.right - HEAD_X } as const

/**
 * Renders an invoice with its credit notes as a PDF. It has what MWSTG art. 26 requires if the studio has entered its
 * VAT number.
 */
export async function renderReceiptPdf(invoice: Receipt, creditNotes: readonly Receipt[]): Promise<Buffer> {
  const t = getReceiptTexts(invoice.language)
  const title = `${t('invoice')} ${invoice.number}`
  const document = new ReceiptDocument({
    title,
    author: invoice.seller.name,
    language: invoice.language,
  })
  drawHead(document, invoice, t)
  document.drawText(title, TYPE_AREA.left, { face: 'title', size: 30 })
  document.y += 54
  drawLines(document, invoice, t)
  document.y += 12
  drawTotals(document, invoice, t)
  if (creditNotes.length > 0) drawRefunds(document, invoice, creditNotes, t)
  document.ensureSpace(56)
  document.y = Math.max(document.y + 24, 728)
  document.drawRule(1)
  document.y += 8
  document.drawParagraph(t('note'), TYPE_AREA.left, {
    size: 8.5,
    width: TYPE_AREA.right - TYPE_AREA.left,
    lineHeight: 11,
  })
  return document.toBuffer()
}

function drawHead(document: ReceiptDocument, invoice: Receipt, t: ReceiptTexts): void {
  const { seller, buyer } = invoice
  const top = document.y
  document.drawParagraph(seller.name, TYPE_AREA.left, {
    face: 'title',
    size: 20,
    width: WIDTH.left,
    lineHeight: 28,
  })
  const below = document.y
  document.y = top
  const vatNumber = seller.vatNumber === undefined ? [] : [t('vatNumber', { number: seller.vatNumber })]
  for (const line of [seller.name, ...seller.address, seller.email, ...vatNumber])
    document.drawParagraph(line, HEAD_X, { width: WIDTH.right })
  document.y = Math.max(TOP.buyer, below + 12, document.y + 12)
  // The facts first: a long name goes on below them, on the next page if need be.
  const factsTop = document.y
  drawFacts(document, invoice, t)
  const factsEnd = document.y
  document.y = factsTop
  for (const line of buyer) document.drawParagraph(line, TYPE_AREA.left, { width: WIDTH.left })
  document.y = Math.max(TOP.title, factsEnd, document.y + 16)
  document.ensureSpace(120)
}

function drawFacts(document: ReceiptDocument, invoice: Receipt, t: ReceiptTexts): void {
  const { language, accountedAt, orderNumber, requestNumber, deliveryOn } = invoice
  const facts: [string, string][] = [
    [t('date'), formatReceiptDate(accountedAt, language)],
    [t('order'), String(orderNumber)],
    ...(requestNumber === undefined ? [] : [[t('request'), String(requestNumber)] as [string, string]]),
    ...(deliveryOn === undefined
      ? []
      : [[t('delivery'), formatReceiptDate(new Date(deliveryOn), language)] as [string, string]]),
  ]
  for (const [label, value] of facts) {
    document.drawText(label, HEAD_X)
    document.drawText(value, TYPE_AREA.right, { align: 'right' })
    document.y += LINE_HEIGHT_PT + 1
  }
}
