import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { listPrintLines } from '../../contract/custom-print/print-lines'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { STUDIO_LANGUAGE } from '../../contract/site/language'
import { getMailTexts } from '../../mails/content/mail-content'
import { FILM_DPI } from '../../print-kernel/film-positive/film-positive'
import { MM_PER_INCH } from '../../print-kernel/units'
import { getBaseFont } from '../../receipts/pdf/fonts'

const POINTS_PER_MM = 72 / MM_PER_INCH
const MARGIN_PT = 15 * POINTS_PER_MM
/** Room for the text below small prints. */
const MIN_FILM_WIDTH_PT = 100 * POINTS_PER_MM

const MARK = { radiusPt: 7, armPt: 14, linePt: 0.5 }
const TEXT = { sizePt: 8, lineHeightPt: 11 }

/** `version` is that of the proof; undefined for a request as it was sent. */
type PrintedFilm = { number: number; version: number | undefined; spec: PrintSpec }

/**
 * Returns a PDF page with the film in its real size: printed without scaling, the dots are where they belong. Around it
 * are register marks, in the corners and at the middle of the print, and below it what film it is and how it is
 * exposed and printed. The document is ended.
 */
export async function createFilmPositivePdf(file: string, film: PrintedFilm): Promise<PDFKit.PDFDocument> {
  const png = await readFile(file)
  // The header of a PNG starts with its size.
  const [widthMm = 0, heightMm = 0] = [16, 20].map((at) => (png.readUInt32BE(at) / FILM_DPI) * MM_PER_INCH)
  const [width, height] = [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM]
  const lines = listFilmLines(film, heightMm)
  const pageWidth = Math.max(width, MIN_FILM_WIDTH_PT) + 2 * MARGIN_PT
  const textTop = height + 2 * MARGIN_PT
  const size: [number, number] = [pageWidth, textTop + lines.length * TEXT.lineHeightPt + MARGIN_PT / 2]
  const page = new PDFDocument({ size, margin: 0, compress: false })
  page.image(png, (pageWidth - width) / 2, MARGIN_PT, { width })
  for (const y of [MARGIN_PT / 2, height + 1.5 * MARGIN_PT])
    for (const x of [MARGIN_PT / 2, pageWidth / 2, pageWidth - MARGIN_PT / 2]) drawRegisterMark(page, x, y)
  const { name, data } = getBaseFont('text')
  page.registerFont(name, data).font(name).fontSize(TEXT.sizePt).fillColor('black')
  lines.forEach((line, index) =>
    page.text(line, MARGIN_PT, textTop + index * TEXT.lineHeightPt, { lineBreak: false }),
  )
  page.end()
  return page
}

/** Returns the text of a film's margin, in the studio's language. */
export function listFilmLines({ number, version, spec }: PrintedFilm, heightMm: number): string[] {
  const t = getMailTexts(STUDIO_LANGUAGE)
  return [
    version === undefined
      ? t('press.requestNumber', { number })
      : t('press.requestVersion', { number, version }),
    ...listPrintLines({ spec, height: heightMm }, STUDIO_LANGUAGE).map(({ text }) => text),
  ]
}

function drawRegisterMark(page: PDFKit.PDFDocument, x: number, y: number) {
  page.lineWidth(MARK.linePt).strokeColor('black')
  page.circle(x, y, MARK.radiusPt).stroke()
  page
    .moveTo(x - MARK.armPt, y)
    .lineTo(x + MARK.armPt, y)
    .stroke()
  page
    .moveTo(x, y - MARK.armPt)
    .lineTo(x, y + MARK.armPt)
    .stroke()
}
