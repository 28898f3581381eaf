import { inflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it, vi } from 'vitest'
import { SUBSTITUTE } from '../../../../src/receipts/pdf/clean-text'
import { layOutText } from '../../../../src/receipts/pdf/lay-out-text'
import { renderReceiptPdf } from '../../../../src/receipts/pdf/receipt-pdf'
import type { Receipt } from '../../../../src/receipts/receipt'

const NAMES = {
  Latin: ['Zoë Müller-Lüthi', 'Łucja Đorđević', 'ʻOkina Kealoha', 'Anna‑Maria Jean‑Luc', 'Ștefan Gîrleanu'],
  Vietnamese: ['Nguyễn Thị Phương Thảo', 'Trần Đức Ươn', 'Nguye\u0302\u0303n A\u0306n'],
  Cyrillic: ['Анна Каренина', 'Ґалаґан Їжак', 'Ђорђе Љубичић'],
  Greek: ['Ελένη Παπαδοπούλου', 'Ἀθηνᾶ Ὀδυσσεύς'],
  Arabic: ['محمد عبد الرحمن الخطيب', 'فاطمة (بنت علي) 42', 'زهرا می‌رود ۱۲۳۴'],
  Hebrew: ['שלום כהן, רח׳ הרצל 12 (דירה 4)', 'דָּוִד בֶּן־גּוּרִיּוֹן'],
  Devanagari: ['प्रियंका चतुर्वेदी', 'कृष्ण अय्यर', 'श्रीमती लक्ष्मी'],
  Thai: ['สมชาย ใจดี', 'น้ำผึ้ง ทองคำ'],
  'simplified Chinese': ['王小明', '李娜（经理）', '暇'],
  'traditional Chinese': ['陳美麗', '張維新'],
  Japanese: ['山田花子', 'さくら モモ', '渡邉 髙橋'],
  Korean: ['김민수', '박지은 (朴智恩)'],
}

const STYLE = { face: 'text', sizePt: 9.5, widthPt: 200 } as const

/** The letters of each line from left to right. */
const readLines = (text: string, widthPt = 200) =>
  layOutText(text, { ...STYLE, widthPt }).map(({ runs }) => runs.map((run) => run.text).join(''))

const buildInvoice = (names: readonly string[], buyer: readonly string[] = ['Anna Muster']): Receipt => ({
  kind: 'invoice',
  number: '2026-0001',
  accountedAt: new Date('2026-11-19T12:00:00Z'),
  language: 'en',
  orderNumber: 7,
  seller: { name: 'Atelier Steinbock', address: ['Gasse 1'], email: 'a@b.example', vatNumber: undefined },
  buyer: [...buyer],
  deliveryOption: 'pickup',
  lines: names.map((name) => ({ name, size: 'M', quantity: 1000, priceInRappen: 2500 })),
  currency: 'CHF',
  taxRatePercent: 0,
  goods: names.length * 2_500_000,
  shipping: 0,
  net: names.length * 2_500_000,
  vat: 0,
  gross: names.length * 2_500_000,
  paymentReference: 'pi_1',
})

/** The numbers of the glyphs in the PDF as its pages draw them; 0 is the box for a letter that a font has not got. */
function listGlyphs(pdf: Buffer): number[] {
  const text = pdf.toString('latin1')
  const pages = [...text.matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, body = '']) => Buffer.from(body, 'latin1'))
    .map((body) => (body[0] === 0x78 ? inflateSync(body) : body).toString('latin1'))
    .filter((content) => content.includes(' TJ'))
  return pages.flatMap((content) =>
    [...content.matchAll(/<([0-9a-f]+)> -?[\d.]+/g)].flatMap(([, hex = '']) =>
      (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)),
    ),
  )
}

type Box = { text: string; page: number; left: number; right: number; y: number }

/** Where the texts of an invoice stand, in points. */
async function listBoxes(invoice: Receipt): Promise<Box[]> {
  const boxes: Box[] = []
  const pages: unknown[] = []
  const draw = PDFDocument.prototype.text
  const spy = vi.spyOn(PDFDocument.prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument,
    ...[text, x, y, options]: unknown[]
  ) {
    if (!pages.includes(this.page)) pages.push(this.page)
    const [left, width] = [Number(x), this.widthOfString(String(text))]
    boxes.push({
      text: String(text),
      page: pages.indexOf(this.page),
      left,
      right: left + width,
      y: Number(y),
    })
    return draw.call(this, String(text), left, Number(y), options)
  } as never)
  await renderReceiptPdf(invoice, [])
  spy.mockRestore()
  return boxes
}

describe('a name on an invoice', () => {
  it.each(Object.entries(NAMES))('has all its letters in %s', async (_, names) => {
    expect(names.flatMap((name) => readLines(name)).join()).not.toContain(SUBSTITUTE)
    const glyphs = listGlyphs(await renderReceiptPdf(buildInvoice(names, names), []))
    expect(glyphs.length).toBeGreaterThan(100)
    expect(glyphs.filter((glyph) => glyph === 0)).toEqual([])
  })

  it('is in one font, where one has all letters of a word', () => {
    const fonts = layOutText('Nguyễn Ђорђе 박지은(朴智恩)', STYLE).flatMap(({ runs }) =>
      runs.map(({ font }) => font.name.replace(/-\d+$|-(?:latin|viet|cyr|\d).*$/, '')),
    )
    expect([...new Set(fonts)]).toEqual(['hanken-grotesk', 'noto-sans', 'noto-sans-kr'])
  })

  it('runs from right to left in Hebrew and Arabic, its numbers from left to right, its brackets closed', () => {
    expect(readLines('שלום כהן, 12 (דירה 4)')).toEqual(['(4 דירה) 12 ,כהן שלום'])
    expect(readLines('زهرا ۱۲۳')).toEqual(['۱۲۳ زهرا'])
    expect(readLines('Anna شلوم Muster')).toEqual(['Anna شلوم Muster'])
  })

  it('cannot turn the text around, nor hide letters', () => {
    expect(readLines('\u202Eanna 12\u202C\u2066x\u2069 \u200Bb\u00ADc\uFEFF\t\nd\0')).toEqual([
      'anna 12x bc  d',
    ])
    expect(readLines('\u202E\u200F\uFE0F \u3164')).toEqual([])
    expect(readLines('Anna‑Maria')).toEqual(['Anna-Maria'])
    expect(readLines('e\u0301\u0302\u0303\u0304\u0305\u0306\u0307').join().length).toBeLessThan(5)
  })

  it('shows a mark for what no font has: once for each emoji, and for half of a surrogate pair', () => {
    expect(readLines('Anna 👩‍🎨🇨🇭 \uD83D ★')).toEqual([`Anna ${SUBSTITUTE.repeat(2)} ${SUBSTITUTE} ★`])
    // Its glyph lacks an anchor, which fontkit does not survive.
    expect(readLines('ڢ')).toEqual([SUBSTITUTE])
    expect(readLines('❤️ ♥ ☎ → ✓ № ½ ① 𝐀')).toEqual(['❤ ♥ ☎ → ✓ № ½ ① A'])
  })

  it('is wrapped at spaces, between Chinese and Thai words, and in a word that is longer than a line', () => {
    expect(readLines('Anna Muster', 40)).toEqual(['Anna', 'Muster'])
    expect(readLines('Anna-Muster', 40)).toEqual(['Anna-', 'Muster'])
    expect(readLines('王小明'.repeat(5), 40).length).toBeGreaterThan(2)
    expect(readLines('W'.repeat(80)).length).toBeGreaterThan(2)
    expect(readLines('W'.repeat(80)).join('')).toBe('W'.repeat(80))
  })

  it.each([
    ['80 letters W', 'W'.repeat(80)],
    ['a word of 120 letters', 'Donaudampfschifffahrt'.repeat(6).slice(0, 120)],
    ['90 Chinese letters', '山'.repeat(90)],
    ['three hundred Hebrew letters', 'שלום'.repeat(75)],
    ['more lines than a page', 'Anna Maria '.repeat(300)],
  ])('of %s stays beside the date and the amounts', async (_, name) => {
    const boxes = await listBoxes(buildInvoice([name, name], [name]))
    expect(boxes.some(({ text }) => text === '19.11.2026')).toBe(true)
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(57)
      expect(box.right).toBeLessThanOrEqual(538.01)
      expect(box.y).toBeLessThan(790)
    }
    const clashes = boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ page, left, right, y }) =>
            page === box.page &&
            Math.abs(y - box.y) < 9 &&
            left < box.right - 0.01 &&
            right > box.left + 0.01,
        )
        .map(({ text }) => [box.text, text]),
    )
    expect(clashes).toEqual([])
  })
})

const range = (min: number, max: number) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))

/** Letters of all kinds, as they come: marks without a letter, halves of pairs and controls among them. */
const anyLetter = fc.oneof(
  range(0x20, 0x24f),
  range(0x300, 0x52f),
  range(0x590, 0x6ff),
  range(0x900, 0x97f),
  range(0xe01, 0xe5b),
  range(0x1100, 0x11ff),
  range(0x1ea0, 0x1fff),
  range(0x2000, 0x27bf),
  range(0x3000, 0x30ff),
  range(0x4e00, 0x9fff),
  range(0xac00, 0xd7a3),
  range(0xfb1d, 0xffff),
  range(0x1f000, 0x1faff),
  fc.constantFrom(' ', '\u202E', '\u200D', '\u200C', '\u2011', '\0', '\uD83D', '-', '(', '1', 'क्', 'น้ำ', 'لا'),
)
const anyText = fc.array(anyLetter, { maxLength: 60 }).map((letters) => letters.join(''))
/** A word has letters of one script only, so that long words come up. */
const anyWord = fc
  .constantFrom(
    [0x41, 0x5a],
    [0x621, 0x64a],
    [0x5d0, 0x5ea],
    [0x900, 0x97f],
    [0xe01, 0xe4e],
    [0x4e00, 0x4fff],
  )
  .chain(([min = 0, max = 0]) => fc.array(range(min, max), { maxLength: 60 }))
  .map((letters) => letters.join(''))

describe('any text', () => {
  it('is drawn without a box for a missing letter, and never wider than its column', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, anyWord),
        fc.integer({ min: 30, max: 320 }),
        fc.constantFrom('title', 'text', 'strong'),
        (text, widthPt, face) => {
          for (const line of layOutText(text, { face, sizePt: 9.5, widthPt })) {
            expect(line.widthPt).toBeLessThanOrEqual(widthPt)
            let rightPt = 0
            for (const { text: letters, font, xPt, widthPt: runPt } of line.runs) {
              expect(xPt).toBeCloseTo(rightPt, 6)
              rightPt = xPt + runPt
              expect(font.font.layout(letters).glyphs.map(({ id }) => id)).not.toContain(0)
            }
            expect(line.widthPt).toBeCloseTo(rightPt, 6)
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
