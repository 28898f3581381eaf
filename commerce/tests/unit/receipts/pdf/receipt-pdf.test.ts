import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import type { Order } from '../../../../src/orders/order'
import { decodeWoff } from '../../../../src/receipts/pdf/decode-woff'
import { findFonts } from '../../../../src/receipts/pdf/fonts'
import { renderReceiptPdf } from '../../../../src/receipts/pdf/receipt-pdf'
import { ReceiptDocument } from '../../../../src/receipts/pdf/receipt-document'
import { receiptContentSchema } from '../../../../src/receipts/receipt'
import { buildOrder } from '../../orders/sample-order-row'
import { bookReceipts, buildRefund, listTexts } from '../sample-receipts'

describe('the PDF', () => {
  it('is an invoice by MWSTG art. 26: both parties, the VAT number, what was bought and when it is delivered, its sums and its tax, what went back and how it was paid [S4] [P30]', async () => {
    const [invoice, ...creditNotes] = bookReceipts(
      buildOrder({
        language: 'de',
        refunds: [buildRefund('re_1', 1000)],
        tax: 484,
        shipping: 1000,
        total: 7464,
      }),
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
      height: 261,
      spec: DEFAULT_PRINT_SPEC,
      readyOn: '2026-12-04',
    }
    const [invoice] = bookReceipts(buildOrder({ language: 'it', customPrint }))
    if (invoice === undefined) throw new Error('no invoice')
    const said = await listTexts(invoice)
    expect(said.join(' | ')).toContain('Richiesta | 27 | Data di consegna | 04.12.2026')
  })

  it('says when it was paid, also where it is dated later, as the books of that month had left the shop', async () => {
    const [invoice] = bookReceipts(buildOrder({ language: 'de' }))
    if (invoice === undefined) throw new Error('no invoice')
    const text = vi.spyOn(ReceiptDocument.prototype, 'drawText')
    await renderReceiptPdf({ ...invoice, accountedAt: new Date('2026-12-03T09:00:00Z') }, [])
    const said = text.mock.calls.map(([words]) => words).join(' | ')
    text.mockRestore()
    expect(said).toContain('Rechnungsdatum | 03.12.2026')
    expect(said).toContain('Bezahlt am 19.11.2026')
  })

  it('issued before deliveries and days of payment stood on it is drawn without them', async () => {
    const [invoice] = bookReceipts(buildOrder())
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
      ...buildOrder().lines[0],
      name: 'Łucja Đorđević',
    })) as Order['lines']
    const [invoice, ...creditNotes] = bookReceipts(
      buildOrder({ lines, refunds: [buildRefund('re_1', 1000)] }),
    )
    if (invoice === undefined) throw new Error('no invoice')
    for (const language of ['en', 'de', 'fr', 'it'] as const) {
      const pdf = await renderReceiptPdf({ ...invoice, language }, creditNotes)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
    }
    expect(receiptContentSchema.safeParse(invoice).success).toBe(true)
  })
})
