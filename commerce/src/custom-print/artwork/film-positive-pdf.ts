import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { FILM_DPI } from '../../print-kernel/film-positive'

const POINTS_PER_INCH = 72

/**
 * Returns a PDF page of the film in its real size: printed without scaling, the dots are where they belong.
 * The document is ended.
 */
export async function createFilmPositivePdf(file: string): Promise<PDFKit.PDFDocument> {
  const png = await readFile(file)
  // The header of a PNG starts with its size.
  const [width, height] = [16, 20].map((at) => (png.readUInt32BE(at) / FILM_DPI) * POINTS_PER_INCH)
  const page = new PDFDocument({ size: [width ?? 0, height ?? 0], margin: 0, compress: false })
  page.image(png, 0, 0, { width })
  page.end()
  return page
}
