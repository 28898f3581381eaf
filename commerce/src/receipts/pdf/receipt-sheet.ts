import PDFDocument from 'pdfkit'
import { COLOURS, INKS } from '../../contract/print'
import { type FontFace, receiptFonts, splitIntoRuns } from './fonts'

/** In points, on an A4 page. */
export const SHEET = { left: 57, right: 538, top: 57, bottom: 760 } as const
const PAGE = { width: 595.28, height: 841.89 }
const MARK = { inset: 22, radius: 4.5, arm: 7 }
const SWATCH = { width: 17, height: 9, gap: 2.5, y: 817 }

type TextStyle = {
  face?: FontFace
  size?: number
  align?: 'left' | 'right'
  width?: number
}

/** A4 pages with text from top to bottom. `y` is where the next line begins. */
export class ReceiptSheet {
  private readonly document: PDFKit.PDFDocument
  y: number = SHEET.top

  constructor(info: { title: string; author: string; language: string }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      lang: info.language,
      info: { Title: info.title, Author: info.author },
    })
    for (const { name, font } of receiptFonts()) this.document.registerFont(name, font)
    this.document.on('pageAdded', () => this.drawPrinterMarks())
    this.drawPrinterMarks()
  }

  /**
   * Draws a line of text. `x` is its right end if it is aligned right, else its left end.
   * Text wider than `width` is wrapped.
   */
  drawText(text: string, x: number, style: TextStyle = {}): void {
    const { face = 'text', size = 9.5, align = 'left', width } = style
    this.document.fontSize(size).fillColor(COLOURS.forest)
    const runs = splitIntoRuns(text, face)
    const start = align === 'right' ? x - this.measureRuns(runs) : x
    runs.forEach((run, index) => {
      const options = {
        continued: index < runs.length - 1,
        lineBreak: width !== undefined,
        ...(width === undefined ? {} : { width }),
      }
      if (index === 0) this.document.font(run.font).text(run.text, start, this.y, options)
      else this.document.font(run.font).text(run.text, options)
    })
  }

  drawRule(weight = 0.5, from: number = SHEET.left): void {
    this.document
      .moveTo(from, this.y)
      .lineTo(SHEET.right, this.y)
      .lineWidth(weight)
      .strokeColor(COLOURS.forest)
      .stroke()
  }

  /** Starts a new page if less than `height` points are left. */
  ensureSpace(height: number): void {
    if (this.y + height <= SHEET.bottom) return
    this.document.addPage()
    this.y = SHEET.top
  }

  /** Ends the PDF and returns it. */
  async toBuffer(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolve, reject) =>
      this.document
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', resolve)
        .on('error', reject),
    )
    this.document.end()
    await ended
    return Buffer.concat(chunks)
  }

  private measureRuns(runs: ReturnType<typeof splitIntoRuns>): number {
    return runs.reduce((sum, { text, font }) => sum + this.document.font(font).widthOfString(text), 0)
  }

  /** Draws registration marks in the corners and the ink bar at the bottom, as on the map's sheet. */
  private drawPrinterMarks(): void {
    const document = this.document.lineWidth(0.8).strokeColor(COLOURS.forest)
    for (const x of [MARK.inset, PAGE.width - MARK.inset])
      for (const y of [MARK.inset, PAGE.height - MARK.inset]) {
        document.circle(x, y, MARK.radius).stroke()
        document
          .moveTo(x - MARK.arm, y)
          .lineTo(x + MARK.arm, y)
          .stroke()
        document
          .moveTo(x, y - MARK.arm)
          .lineTo(x, y + MARK.arm)
          .stroke()
      }
    const step = SWATCH.width + SWATCH.gap
    const start = (PAGE.width - INKS.length * step + SWATCH.gap) / 2
    INKS.forEach((ink, index) =>
      document.rect(start + index * step, SWATCH.y, SWATCH.width, SWATCH.height).fill(COLOURS[ink]),
    )
  }
}
