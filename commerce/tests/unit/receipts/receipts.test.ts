import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { computeTotals, DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { toStudioProfile } from '../../../src/lib/studio-profile'
import {
  formatZurichDay,
  getZurichMonth,
  getZurichMonthRange,
  getZurichYear,
} from '../../../src/lib/swiss-time'
import { type Order, orderSchema } from '../../../src/orders/order'
import { decodeWoff } from '../../../src/receipts/pdf/decode-woff'
import { findFonts } from '../../../src/receipts/pdf/fonts'
import { renderReceiptPdf } from '../../../src/receipts/pdf/receipt-pdf'
import { ReceiptDocument } from '../../../src/receipts/pdf/receipt-document'
import {
  computeAccountedAt,
  receiptContentSchema,
  toReceipt,
  type Receipt,
} from '../../../src/receipts/receipt'
import { formatBooksCsv } from '../../../src/receipts/books-csv'
import { buildReceipts, toSeller } from '../../../src/receipts/build-receipts'
import {
  computeLineAmounts,
  computeRefundVat,
  computeShippingAmounts,
  extractVat,
} from '../../../src/receipts/receipt-amounts'
import { sampleOrderRow } from '../orders/sample-order-row'
import { parseBooks } from '../../support/books'

const order = (changes: Partial<Order> = {}): Order => ({
  ...orderSchema.parse(sampleOrderRow()),
  ...changes,
})

const SELLER = toSeller(toStudioProfile({ vat_number: 'CHE-116.281.710 MWST' }))

/** The receipts of an order as they stand in the books, numbered from 1. */
function receipts(of: Order, booked = of.refunds.map(({ id }) => id)): Receipt[] {
  return buildReceipts(of, new Set(booked), SELLER).map(({ kind, movedAt, orderId, content }, index) =>
    toReceipt({
      kind,
      year: getZurichYear(movedAt),
      sequence: kind === 'invoice' ? 1 : index,
      order_id: orderId,
      booked_at: movedAt,
      content,
    }),
  )
}

/** The texts on the PDF of an invoice, in the order in which they are drawn. */
async function listTexts(invoice: Receipt, creditNotes: readonly Receipt[] = []): Promise<string[]> {
  const drawn = [
    vi.spyOn(ReceiptDocument.prototype, 'drawText'),
    vi.spyOn(ReceiptDocument.prototype, 'drawParagraph'),
  ].map((method) => method.mock)
  await renderReceiptPdf(invoice, creditNotes)
  const texts = drawn
    .flatMap(({ calls, invocationCallOrder }) =>
      calls.map(([text], index) => ({ text, at: invocationCallOrder[index] ?? 0 })),
    )
    .toSorted((a, b) => a.at - b.at)
  vi.restoreAllMocks()
  return texts.map(({ text }) => text).filter((text) => text !== '')
}

const refund = (id: string, amount: number, day = '2026-11-20') => ({
  id,
  amount,
  madeAt: new Date(`${day}T10:00:00Z`),
  beganAt: new Date(`${day}T10:00:00Z`),
})

describe('the tax on an invoice', () => {
  it('is what the buyer paid on the goods, and what the price of shipping includes', () => {
    expect(extractVat(1000, 7.7)).toBe(71)
    expect(extractVat(1500, 8.1)).toBe(112)
    expect(extractVat(0, 8.1)).toBe(0)
    const [invoice] = receipts(
      order({ subtotal: 2990, shipping: 1000, tax: 230, total: 4220, taxRatePercent: 7.7 }),
    )
    expect(invoice).toMatchObject({ net: 3919, vat: 301, gross: 4220 })
  })

  it('and the net make what was charged, whatever is bought, and come back whole when all of it goes back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('shipping' as const, 'pickup' as const),
        fc.constantFrom(2.6, 7.7, 8.1),
        parts,
        (priceInRappen, delivery, taxRatePercent, weights) => {
          const totals = computeTotals([{ priceInRappen, quantity: 1 }], delivery, {
            ...DEFAULT_PRICING,
            taxRatePercent,
          })
          const whole = weights.reduce((sum, weight) => sum + weight, 0)
          const amounts = weights.map((weight) => Math.floor((totals.total * weight) / whole))
          amounts.push(totals.total - amounts.reduce((sum, amount) => sum + amount, 0))
          const refunds = amounts.map((amount, index) => refund(`re_${index}`, amount))
          const [invoice, ...creditNotes] = receipts(order({ ...totals, taxRatePercent, refunds }))
          if (invoice === undefined) throw new Error('no invoice')
          expect(invoice.net + invoice.vat).toBe(totals.total)
          for (const key of ['net', 'vat', 'gross'] as const)
            expect(creditNotes.reduce((sum, creditNote) => sum + creditNote[key], 0)).toBe(invoice[key])
        },
      ),
    )
  })

  it('is shared among refunds by what has gone back before', () => {
    const invoice = { vat: 301, gross: 4220 }
    const first = computeRefundVat({ before: 0, vatBefore: 0, amount: 2110 }, invoice)
    const second = computeRefundVat({ before: 2110, vatBefore: first, amount: 2110 }, invoice)
    expect([first, second]).toEqual([151, 150])
  })

  it('comes back whole also where refunds failed in between, whose credit notes are taken back to the Rappen', () => {
    // `lag`: how many refunds later the shop learns that one has failed.
    const attempts = fc.array(
      fc.record({ weight: fc.integer({ min: 1, max: 99 }), fails: fc.boolean(), lag: fc.nat(3) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), attempts, (priceInRappen, made) => {
        const totals = computeTotals([{ priceInRappen, quantity: 1 }], 'shipping', DEFAULT_PRICING)
        const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute))
        const refunds: Order['refunds'] = []
        const failedRefunds: Order['failedRefunds'] = []
        const last = { weight: 100, fails: false, lag: 0 }
        for (const [index, { weight, fails, lag }] of [...made, last].entries()) {
          const minute = weight === 100 ? 60 : index * 2
          const undone = failedRefunds.filter(({ undoneAt }) => undoneAt < at(minute))
          const sum = (amounts: { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
          const left = totals.total - sum(refunds) - sum(failedRefunds) + sum(undone)
          const amount = Math.floor((left * weight) / 100)
          const base = { id: `ref_${index}`, amount, madeAt: at(minute), beganAt: at(minute) }
          if (!fails) refunds.push(base)
          else {
            const undoneAt = at(minute + 2 * lag + 1)
            failedRefunds.push({ ...base, failedAt: undoneAt, undoneAt })
          }
        }
        const of = order({ ...totals, refunds, failedRefunds })
        const [invoice, ...creditNotes] = receipts(of)
        for (const key of ['net', 'vat', 'gross'] as const)
          expect(creditNotes.reduce((sum, creditNote) => sum + creditNote[key], 0)).toBe(invoice?.[key])
        const built = buildReceipts(of, new Set(refunds.map(({ id }) => id)), SELLER)
        for (const { id } of failedRefunds) {
          const [credit, back] = [id, `${id}:failed`].map((subject) =>
            receiptContentSchema.parse(built.find(({ subjectId }) => subjectId === subject)?.content),
          )
          expect(back?.isFailedRefund).toBe(true)
          for (const key of ['net', 'vat', 'gross'] as const)
            expect((credit?.[key] ?? NaN) + (back?.[key] ?? NaN)).toBe(0)
        }
      }),
    )
  })

  it('of a credit note that is taken back counts on the day on which its refund failed', async () => {
    const day = (date: string) => new Date(`${date}T10:00:00Z`)
    const failed = {
      ...refund('ref_1', 4220, '2026-11-20'),
      failedAt: day('2026-12-02'),
      undoneAt: day('2026-12-03'),
    }
    const of = order({
      subtotal: 2990,
      shipping: 1000,
      tax: 230,
      total: 4220,
      taxRatePercent: 7.7,
      language: 'en',
    })
    const [invoice, ...notes] = receipts({ ...of, failedRefunds: [failed] })
    expect(notes.map(({ accountedAt, gross }) => [accountedAt, gross])).toEqual([
      [failed.madeAt, 4220],
      [failed.failedAt, -4220],
    ])
    if (invoice === undefined) throw new Error('no invoice')
    expect(await listTexts(invoice, notes)).toEqual(
      expect.arrayContaining([
        '20.11.2026   credit note G-2026-0001',
        '02.12.2026   cancellation G-2026-0002: the refund failed',
        '42.20',
      ]),
    )
    const rows = parseBooks(formatBooksCsv(notes)).slice(1)
    expect(rows.map((row) => row[9])).toEqual(['-4220', '4220'])
  })
})

describe('the lines of an invoice', () => {
  const buildInvoice = (lines: Order['lines'], taxRatePercent: number, delivery: 'shipping' | 'pickup') => {
    const totals = computeTotals(lines, delivery, { ...DEFAULT_PRICING, taxRatePercent })
    const [invoice] = receipts(order({ ...totals, lines, taxRatePercent, deliveryOption: delivery }))
    if (invoice === undefined) throw new Error('no invoice')
    return invoice
  }
  type Line = Order['lines'][number]
  const buildLine = (changes: Partial<Line>) => ({ ...order().lines[0], ...changes }) as Line

  it('add up to what was paid: two shirts at 25 are 26.93 and 26.92, and 53.85 together', async () => {
    const shirts = ['Gipfel', 'Donuts'].map((name) => buildLine({ name, quantity: 1, priceInRappen: 2500 }))
    const said = await listTexts(buildInvoice(shirts, 7.7, 'pickup'))
    expect(said.filter((text) => /^26\.9|^53\./.test(text))).toEqual(['26.93', '26.92', '53.85'])
  })

  it('add up to the Rappen with shipping, whatever is bought at whatever rate', () => {
    const lines = fc.array(
      fc.record({
        priceInRappen: fc.integer({ min: 0, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(lines, rate, fc.constantFrom('shipping', 'pickup'), (bought, taxRatePercent, delivery) => {
        const invoice = buildInvoice(bought.map(buildLine), taxRatePercent, delivery)
        const rows = [...computeLineAmounts(invoice), computeShippingAmounts(invoice)]
        for (const key of ['net', 'vat', 'gross'] as const)
          expect(rows.reduce((sum, row) => sum + row[key], 0)).toBe(invoice[key])
        for (const row of rows) expect(row.net + row.vat).toBe(row.gross)
      }),
    )
  })
})

describe('the receipts of an order', () => {
  it('name the studio, the buyer, what was bought and the payment', () => {
    const [invoice] = receipts(order())
    expect(invoice).toMatchObject({
      number: '2026-0001',
      orderNumber: 7,
      buyer: ['Anna Muster', 'Gasse 1', '7000 Chur'],
      lines: [{ name: 'Gipfel', size: 'M', quantity: 2, priceInRappen: 2990 }],
      paymentReference: 'pi_1',
      seller: { name: 'Atelier Steinbock', vatNumber: 'CHE-116.281.710' },
    })
  })

  it('name the studio as it has entered itself, and no VAT number that is none [S3]', () => {
    expect(
      toSeller(
        toStudioProfile({
          street: 'Obere Gasse 7',
          postal_code: '7000',
          city: 'Chur',
          vat_number: 'CHE116281710 TVA',
        }),
      ),
    ).toMatchObject({ address: ['Obere Gasse 7', '7000 Chur'], vatNumber: 'CHE-116.281.710' })
    for (const vat_number of ['', 'not liable', 'CHE-116.281.711'])
      expect(toSeller(toStudioProfile({ vat_number })).vatNumber).toBeUndefined()
  })

  it('are of the year and the day on which the money came, in Switzerland, not of those when its buyer began', () => {
    const openedAt = new Date('2026-12-31T22:50:00Z')
    const paidAt = new Date('2026-12-31T23:10:00Z')
    const [invoice] = receipts(order({ openedAt, paidAt }))
    expect(invoice).toMatchObject({ number: '2027-0001', accountedAt: paidAt, paidOn: '2027-01-01' })
    // Two working days after Friday.
    expect(invoice?.deliveryOn).toBe('2027-01-05')
  })

  it('wait with a refund that may still be taken back, and with those after it', () => {
    const refunds = [refund('re_1', 500), refund('re_2', 1000), refund('re_3', 2000)]
    const books = receipts(order({ refunds }), ['re_1', 're_3'])
    expect(books.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 7454],
      ['credit_note', 500],
    ])
  })
})

describe('the books of a month', () => {
  const booksWith = (buyer: string, changes: Partial<Order> = {}) =>
    receipts(order(changes)).map((receipt) => ({ ...receipt, buyer: [buyer] }))

  it('have a row for each receipt, those of credit notes negative, and only whole numbers, byte by byte [S3]', () => {
    const books = formatBooksCsv(booksWith('=HYPERLINK("x");', { refunds: [refund('re_1', 7454)] }))
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

  // What LibreOffice makes of the name alone stands behind it: in one of four regions at least.
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
    const [invoice] = receipts(order())
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

  it('get no receipt any more once they have left the shop: it is booked in the month that runs', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.array(day), (one, other, days) => {
        const [movedAt, now] = one < other ? [one, other] : [other, one]
        const isOver = (month: string) => getZurichMonthRange(month).end <= now
        const exported = new Set([movedAt, ...days].map(getZurichMonth).filter(isOver))
        const accountedAt = computeAccountedAt(movedAt, exported, now)
        expect(exported.has(getZurichMonth(accountedAt))).toBe(false)
        expect(accountedAt).toEqual(isOver(getZurichMonth(movedAt)) ? now : movedAt)
        expect(computeAccountedAt(movedAt, new Set(), now)).toEqual(movedAt)
      }),
    )
  })

  it('begin and end at the studio’s midnight, in summer and in winter', () => {
    expect(getZurichMonthRange('2026-12')).toEqual({
      start: new Date('2026-11-30T23:00:00Z'),
      end: new Date('2026-12-31T23:00:00Z'),
    })
    expect(getZurichMonthRange('2026-04').start).toEqual(new Date('2026-03-31T22:00:00Z'))
    expect(formatZurichDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01')
    expect(getZurichYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
  })
})

describe('the PDF', () => {
  it('is an invoice by MWSTG art. 26: both parties, the VAT number, what was bought and when it is delivered, its sums and its tax, what went back and how it was paid [S4] [P30]', async () => {
    const [invoice, ...creditNotes] = receipts(
      order({ language: 'de', refunds: [refund('re_1', 1000)], tax: 484, shipping: 1000, total: 7464 }),
    )
    if (invoice === undefined) throw new Error('no invoice')
    const said = await listTexts(invoice, creditNotes)
    const expected = [
      'Atelier Steinbock | Musterstrasse 1 | 7000 Chur | hello@atelier-steinbock.example | CHE-116.281.710 MWST',
      'Rechnungsdatum | 19.11.2026 | Bestellung | 7 | Lieferdatum | 23.11.2026 | Anna Muster | Gasse 1 | 7000 Chur',
      'Rechnung 2026-0001',
      'Menge | Einzelpreis | Netto | MWST | Brutto | Leistung',
      '2 | 29.90 | 59.80 | 8.1 % | 64.64 | Gipfel | Grösse M',
      '1 | 9.25 | 8.1 % | 10.00 | Versand | Preis einschliesslich MWST',
      'Bezahlt am 19.11.2026 | Über den Zahlungsdienst Stripe | Referenz pi_1',
      'Netto | 69.05 | MWST 8.1 % (4.84 + 0.75) | 5.59 | Total CHF | 74.64',
      'Rückerstattungen | −9.25 | −0.75 | −10.00 | 20.11.2026   Gutschrift G-2026-0001',
      '59.80 | 4.84 | 64.64 | Rechnungsbetrag nach Rückerstattung',
    ]
    expect(said.slice(1, -1).join('\n')).toBe(expected.join(' | ').replaceAll(' | ', '\n'))
  })

  it('of a print names its request and the day that was promised, in the language of its buyer [P30]', async () => {
    const customPrint = {
      requestId: 'preq_1',
      requestNumber: 27,
      version: 2,
      hasFiles: true,
      spec: DEFAULT_PRINT_SPEC,
      readyOn: '2026-12-04',
    }
    const [invoice] = receipts(order({ language: 'it', customPrint }))
    if (invoice === undefined) throw new Error('no invoice')
    const said = await listTexts(invoice)
    expect(said.join(' | ')).toContain('Richiesta | 27 | Data di consegna | 04.12.2026')
  })

  it('says when it was paid, also where it is dated later, as the books of that month had left the shop', async () => {
    const [invoice] = receipts(order({ language: 'de' }))
    if (invoice === undefined) throw new Error('no invoice')
    const text = vi.spyOn(ReceiptDocument.prototype, 'drawText')
    await renderReceiptPdf({ ...invoice, accountedAt: new Date('2026-12-03T09:00:00Z') }, [])
    const said = text.mock.calls.map(([words]) => words).join(' | ')
    text.mockRestore()
    expect(said).toContain('Rechnungsdatum | 03.12.2026')
    expect(said).toContain('Bezahlt am 19.11.2026')
  })

  it('issued before deliveries and days of payment stood on it is drawn without them', async () => {
    const [invoice] = receipts(order())
    if (invoice === undefined) throw new Error('no invoice')
    const { deliveryOn: _, paidOn: __, ...before } = invoice
    expect(receiptContentSchema.safeParse(before).success).toBe(true)
    expect((await renderReceiptPdf(before, [])).length).toBeGreaterThan(1000)
  })

  it('is set in fonts of which every table is whole', () => {
    // The last is of a file that fontkit itself cannot inflate.
    const fonts = [
      ...findFonts(['a', 'Ł'], 'title'),
      ...findFonts(['a', 'Ł'], 'text'),
      ...findFonts(['暇'], 'text'),
    ]
    for (const { name, data: font } of fonts.filter((subset) => subset !== undefined))
      for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
        const tag = font.toString('latin1', entry, entry + 4)
        const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at))
        let sum = 0
        for (let at = offset; at < offset + length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
        // The sum of 'head' is taken before it holds the sum of all.
        if (tag === 'head') sum = (sum - font.readUInt32BE(offset + 8)) >>> 0
        expect([name, tag, sum]).toEqual([name, tag, checksum])
      }
    expect(() => decodeWoff(__filename)).toThrow('is no WOFF file')
  })

  it('is one in every language, of a long order too, with letters that the plain fonts lack', async () => {
    const lines = Array.from({ length: 40 }, () => ({
      ...order().lines[0],
      name: 'Łucja Đorđević',
    })) as Order['lines']
    const [invoice, ...creditNotes] = receipts(order({ lines, refunds: [refund('re_1', 1000)] }))
    if (invoice === undefined) throw new Error('no invoice')
    for (const language of ['en', 'de', 'fr', 'it'] as const) {
      const pdf = await renderReceiptPdf({ ...invoice, language }, creditNotes)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
    }
    expect(receiptContentSchema.safeParse(invoice).success).toBe(true)
  })
})
