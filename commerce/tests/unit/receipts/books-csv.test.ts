import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../src/orders/order'
import { formatBooksCsv } from '../../../src/receipts/books-csv'
import { buildOrder } from '../orders/sample-order-row'
import { bookReceipts, buildRefund } from './sample-receipts'
import { parseBooks } from '../../support/books'

describe('the books of a month', () => {
  const booksWith = (buyer: string, changes: Partial<Order> = {}) =>
    bookReceipts(buildOrder(changes)).map((receipt) => ({ ...receipt, buyer: [buyer] }))

  it('have a row for each receipt, those of credit notes negative, and only whole numbers, byte by byte [S3]', () => {
    const books = formatBooksCsv(booksWith('=HYPERLINK("x");', { refunds: [buildRefund('re_1', 7454)] }))
    const expected = [
      'number kind date order buyer currency net_rappen vat_rate_basis_points vat_rappen gross_rappen payment_reference',
      `2026-0001 invoice 2026-11-19 7 "«=HYPERLINK(""x"");»" CHF 6896 810 558 7454 pi_1`,
      `G-2026-0001 credit_note 2026-11-20 7 "«=HYPERLINK(""x"");»" CHF -6896 810 -558 -7454 pi_1`,
    ]
    const utf16 = Buffer.from(expected.join('\r\n').replaceAll(' ', '\t'), 'utf16le')
    expect(books.toString('hex')).toBe(`fffe${utf16.toString('hex')}`)
  })

  it('have the VAT rate as a whole number, which is one in every region', () => {
    for (const taxRatePercent of [2.6, 3.8, 7.7, 8.1, 8, 0, 0.29, 14.35]) {
      const [, row] = parseBooks(formatBooksCsv(booksWith('Anna Muster', { taxRatePercent })))
      expect(row?.[7]).toMatch(/^\d+$/)
      expect(Number(row?.[7]) / 100).toBe(taxRatePercent)
    }
  })

  // Behind each name stands what LibreOffice makes of it in one of four regions at least.
  it.each([
    ['Anna Muster', 'Anna Muster'],
    ['Jürg von Allmen-Łukasiewicz', 'Jürg von Allmen-Łukasiewicz'],
    ['Ἀθηνᾶ Παππᾶ', 'Ἀθηνᾶ Παππᾶ'],
    ['Müller, Sohn; "Gipfel" AG', 'Müller, Sohn; "Gipfel" AG'],
    ['', ''],
    ['-Anna', '«-Anna»'],
    ['=1+1', '«=1+1»'], // a formula
    ['＝1+1', '«＝1+1»'],
    ['＋41 Anna', '«＋41 Anna»'],
    ['－Anna Muster', '«－Anna Muster»'],
    ['＠SUM(A1)', '«＠SUM(A1)»'],
    ['@sum Muster', '«@sum Muster»'],
    ['\t=1+1', '«\t=1+1»'],
    ['\r=1+1', '«\r=1+1»'],
    ['\u00A0=Anna Muster', '«\u00A0=Anna Muster»'],
    ['\u200B=Anna Muster', '«\u200B=Anna Muster»'],
    ['1.2', '«1.2»'], // a number
    ['3-4', '«3-4»'],
    ['3/4', '«3/4»'], // a day
    ['Mai 5', '«Mai 5»'], // a day
    ['April 2026', '«April 2026»'], // a day
    ['1E5', '«1E5»'], // a number
    ['CHF 5', '«CHF 5»'], // an amount
    ['WAHR', '«WAHR»'], // a truth value
    ['«Gipfel» Bar', '««Gipfel» Bar»'],
  ])('leave the buyer %j text that can be read, as %j', (buyer, cell) => {
    expect(parseBooks(formatBooksCsv(booksWith(buyer)))[1]?.[4]).toBe(cell)
  })

  it('keep every buyer’s name as it is, and none that a spreadsheet could take for something else', () => {
    const mark = fc.constantFrom(
      ...'=+-@＝＋－＠﹢﹣﹦﹫\t\r\n;,"\'«» .15１'.split(''),
      'TRUE',
      'Mai',
      '\u00A0',
      '\u200B',
    )
    const [invoice] = bookReceipts(buildOrder())
    if (invoice === undefined) throw new Error('no invoice')
    const name = fc.array(fc.oneof(mark, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 6 })
    fc.assert(
      fc.property(
        fc.array(
          name.map((parts) => parts.join('')),
          { minLength: 1, maxLength: 4 },
        ),
        (names) => {
          const [, ...rows] = parseBooks(formatBooksCsv(names.map((name) => ({ ...invoice, buyer: [name] }))))
          const cells = rows.map((row) => row[4] ?? '')
          expect(cells.map((cell) => /^«(.*)»$/su.exec(cell)?.[1] ?? cell)).toEqual(names)
          for (const cell of cells) expect(cell).toMatch(/^(?:$|«|\p{L}\P{N}*\s\P{N}*$)/u)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('of a month without receipts are a line of headings without an end', () => {
    expect(formatBooksCsv([]).toString('utf16le')).not.toContain('\n')
  })
})
