import { toFrancs } from '../../contract/money'
import { taxOn } from '../../contract/totals'
import type { Receipt } from '../receipt'
import { receiptTexts, type ReceiptTexts } from '../rules/receipt-texts'
import { vatWithin } from '../rules/vat'
import { receiptDate } from './receipt-date'
import { ReceiptSheet, SHEET } from './receipt-sheet'

/** Right ends of the columns of figures, in points. */
const COLUMNS = {
  quantity: 301,
  each: 359,
  net: 422,
  vat: 473,
  gross: SHEET.right,
} as const
const HEAD_X = 389
const TOTALS_X = 301
const LINE = 14.5

type Row = { [column in keyof typeof COLUMNS]?: string } & {
  item: string
  detail?: string
}

/** An invoice as a PDF, with what of it went back: what MWSTG art. 26 asks for, but for the studio's VAT number. */
export async function receiptPdf(invoice: Receipt, creditNotes: readonly Receipt[]): Promise<Buffer> {
  const t = receiptTexts(invoice.language)
  const title = `${t('invoice')} ${invoice.number}`
  const sheet = new ReceiptSheet({
    title,
    author: invoice.seller.name,
    language: invoice.language,
  })
  head(sheet, invoice, t)
  sheet.y = 216
  sheet.text(title, SHEET.left, { face: 'title', size: 30 })
  sheet.y = 270
  table(sheet, invoice, t)
  sheet.y += 12
  totals(sheet, invoice, t)
  if (creditNotes.length > 0) refunds(sheet, invoice, creditNotes, t)
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

function head(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { seller, buyer, language, bookedAt, orderNumber } = invoice
  sheet.text(seller.name, SHEET.left, { face: 'title', size: 20 })
  for (const line of [seller.name, ...seller.address, seller.email]) {
    sheet.text(line, HEAD_X)
    sheet.y += LINE
  }
  sheet.y = 128
  for (const line of buyer) {
    sheet.text(line, SHEET.left)
    sheet.y += LINE
  }
  sheet.y = 128
  const facts = [
    [t('date'), receiptDate(bookedAt, language)],
    [t('order'), String(orderNumber)],
  ] as const
  for (const [label, value] of facts) {
    sheet.text(label, HEAD_X)
    sheet.text(value, SHEET.right, { align: 'right' })
    sheet.y += LINE + 1
  }
}

function table(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { lines, shipping, taxRatePercent } = invoice
  const heads = {
    item: t('item'),
    quantity: t('quantity'),
    each: t('each'),
    net: t('net'),
    vat: t('vat'),
    gross: t('gross'),
  }
  row(sheet, heads, 'strong')
  sheet.y += 3
  sheet.rule(1.4)
  const rate = `${taxRatePercent} %`
  for (const { name, size, quantity, priceInRappen } of lines) {
    const net = priceInRappen * quantity
    tableRow(sheet, {
      item: name,
      detail: t('size', { size }),
      quantity: String(quantity),
      each: money(priceInRappen),
      net: money(net),
      vat: rate,
      gross: money(net + taxOn(net, taxRatePercent)),
    })
  }
  if (shipping === 0) return
  const net = money(shipping - vatWithin(shipping, taxRatePercent))
  const figures = { quantity: '1', net, vat: rate, gross: money(shipping) }
  tableRow(sheet, {
    item: t('shipping'),
    detail: t('shippingNote'),
    ...figures,
  })
}

function tableRow(sheet: ReceiptSheet, cells: Row): void {
  sheet.keep(40)
  sheet.y += 7
  row(sheet, cells)
  if (cells.detail !== undefined) {
    sheet.text(cells.detail, SHEET.left, { size: 8.5 })
    sheet.y += 12
  }
  sheet.y += 5
  sheet.rule()
}

function row(sheet: ReceiptSheet, cells: Row, face: 'text' | 'strong' = 'text'): void {
  sheet.text(cells.item, SHEET.left, { face })
  for (const column of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    sheet.text(cells[column] ?? '', COLUMNS[column], { face, align: 'right' })
  sheet.y += LINE
}

function totals(sheet: ReceiptSheet, invoice: Receipt, t: ReceiptTexts): void {
  const { net, vat, gross, shipping, currency, taxRatePercent: rate, language } = invoice
  sheet.keep(110)
  const top = sheet.y
  sheet.text(t('paidOn', { date: receiptDate(invoice.bookedAt, language) }), SHEET.left, { face: 'strong' })
  for (const line of [t('paidBy'), t('reference', { reference: invoice.paymentReference })]) {
    sheet.y += LINE
    sheet.text(line, SHEET.left)
  }
  sheet.y = top
  const shippingVat = vatWithin(shipping, rate)
  const vatLabel = t('totalVat', {
    rate,
    goods: money(vat - shippingVat),
    shipping: money(shippingVat),
  })
  for (const [label, amount] of [[t('totalNet'), net] as const, [vatLabel, vat] as const]) {
    sheet.text(label, TOTALS_X)
    sheet.text(money(amount), SHEET.right, { align: 'right' })
    sheet.y += LINE + 3
  }
  sheet.rule(1.8, TOTALS_X)
  sheet.y += 6
  sheet.text(t('total', { currency }), TOTALS_X, { face: 'title', size: 16 })
  sheet.text(money(gross), SHEET.right, {
    face: 'title',
    size: 16,
    align: 'right',
  })
  sheet.y += 34
}

function refunds(
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
    tableRow(sheet, {
      item: `${receiptDate(bookedAt, invoice.language)}   ${t('creditNote', { number })}`,
      net: money(-net),
      vat: money(-vat),
      gross: money(-gross),
    })
  const left = (key: 'net' | 'vat' | 'gross') =>
    money(creditNotes.reduce((sum, creditNote) => sum - creditNote[key], invoice[key]))
  sheet.y += 7
  row(
    sheet,
    {
      item: t('remaining'),
      net: left('net'),
      vat: left('vat'),
      gross: left('gross'),
    },
    'strong',
  )
}

/** With a true minus sign. */
function money(rappen: number): string {
  return toFrancs(rappen).toFixed(2).replace('-', '−')
}
