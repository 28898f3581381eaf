import PDFDocument from 'pdfkit'
import { COLOURS, INKS } from '../../contract/inks'
import { type FontFace, getBaseFont } from './fonts'
import { layOutText, type TextLine } from './lay-out-text'

/** The edges of the text on an A4 page, in points. */
export const TYPE_AREA = { left: 57, right: 538, top: 57, bottom: 760 } as const
const PAGE = { width: 595.28, height: 841.89 }
const MARK = { inset: 22, radius: 4.5, arm: 7 }
const SWATCH = { width: 17, height: 9, gap: 2.5, y: 817 }

const TEXT_SIZE = 9.5

/** Distance between two lines of text, in points. */
export const LINE_HEIGHT_PT = 14.5

type ReceiptTextStyle = {
  face?: FontFace
  size?: number
  align?: 'left' | 'right'
}

type ParagraphStyle = ReceiptTextStyle & { width: number; lineHeight?: number }

/** A4 pages with text from top to bottom. `y` is where the next line begins. */
export class ReceiptDocument {
  private readonly pdf: PDFKit.PDFDocument
  private readonly lines = new Map<string, TextLine[]>()
  y: number = TYPE_AREA.top

  constructor(info: { title: string; author: string; language: string }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: info.language,
      info: { Title: info.title, Author: info.author },
    })
    this.pdf.on('pageAdded', () => this.drawPrinterMarks())
    this.drawPrinterMarks()
  }

  /** Draws a line of text. `x` is its right end if it is aligned right, else its left end. */
  drawText(text: string, x: number, style: ReceiptTextStyle = {}): void {
    for (const line of this.layOut(text, style)) this.drawLine(line, x, style)
  }

  /** Draws a text of any length, wrapped at `width`, and leaves `y` below it. It goes on on the next page if need be. */
  drawParagraph(text: string, x: number, style: ParagraphStyle): void {
    const { lineHeight = LINE_HEIGHT_PT } = style
    for (const line of this.layOut(text, style)) {
      this.ensureSpace(lineHeight)
      this.drawLine(line, x, style)
      this.y += lineHeight
    }
  }

  /** Returns how many lines a paragraph has. */
  countLines(text: string, style: ParagraphStyle): number {
    return this.layOut(text, style).length
  }

  drawRule(weight = 0.5, from: number = TYPE_AREA.left): void {
    this.pdf
      .moveTo(from, this.y)
      .lineTo(TYPE_AREA.right, this.y)
      .lineWidth(weight)
      .strokeColor(COLOURS.forest)
      .stroke()
  }

  /** Starts a new page if less than `height` points are left. */
  ensureSpace(height: number): void {
    if (this.y + height <= TYPE_AREA.bottom) return
    this.pdf.addPage()
    this.y = TYPE_AREA.top
  }

  /** Ends the PDF and returns it. */
  async toBuffer(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolve, reject) =>
      this.pdf
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', resolve)
        .on('error', reject),
    )
    this.pdf.end()
    await ended
    return Buffer.concat(chunks)
  }

  /** Each text is laid out once, as it is measured before it is drawn. */
  private layOut(
    text: string,
    { face = 'text', size = TEXT_SIZE, width }: Partial<ParagraphStyle>,
  ): TextLine[] {
    const style = { face, sizePt: size, widthPt: width ?? Number.POSITIVE_INFINITY }
    const key = JSON.stringify([text, style])
    const lines = this.lines.get(key) ?? layOutText(text, style)
    this.lines.set(key, lines)
    return lines
  }

  private drawLine({ runs, widthPt }: TextLine, x: number, style: ReceiptTextStyle): void {
    const { face = 'text', size = TEXT_SIZE, align = 'left' } = style
    const base = getBaseFont(face).font
    // All fonts of a line stand on one baseline.
    const baseline = this.y + (base.ascent / base.unitsPerEm) * size
    const start = align === 'right' ? x - widthPt : x
    this.pdf.fontSize(size).fillColor(COLOURS.forest)
    for (const { text, font, xPt } of runs)
      this.pdf
        .registerFont(font.name, font.data)
        .font(font.name)
        .text(text, start + xPt, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Draws registration marks in the corners and the ink bar at the bottom, as on the map's sheet. */
  private drawPrinterMarks(): void {
    const pdf = this.pdf.lineWidth(0.8).strokeColor(COLOURS.forest)
    for (const x of [MARK.inset, PAGE.width - MARK.inset])
      for (const y of [MARK.inset, PAGE.height - MARK.inset]) {
        pdf.circle(x, y, MARK.radius).stroke()
        pdf
          .moveTo(x - MARK.arm, y)
          .lineTo(x + MARK.arm, y)
          .stroke()
        pdf
          .moveTo(x, y - MARK.arm)
          .lineTo(x, y + MARK.arm)
          .stroke()
      }
    const step = SWATCH.width + SWATCH.gap
    const start = (PAGE.width - INKS.length * step + SWATCH.gap) / 2
    INKS.forEach((ink, index) =>
      pdf.rect(start + index * step, SWATCH.y, SWATCH.width, SWATCH.height).fill(COLOURS[ink]),
    )
  }
}
