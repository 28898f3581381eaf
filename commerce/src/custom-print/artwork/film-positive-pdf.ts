import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import { FILM_DPI } from '../../print-kernel/film-positive'

const POINTS_PER_INCH = 72

/** A film as a page of its own size: whatever prints it in full size prints the dots where they belong. Ended by itself. */
export async function createFilmPositivePdf(file: string): Promise<PDFKit.PDFDocument> {
  const png = await readFile(file)
  // A PNG's header says its size first.
  const [width, height] = [16, 20].map((at) => (png.readUInt32BE(at) / FILM_DPI) * POINTS_PER_INCH)
  const page = new PDFDocument({ size: [width ?? 0, height ?? 0], margin: 0, compress: false })
  page.image(png, 0, 0, { width })
  page.end()
  return page
}
