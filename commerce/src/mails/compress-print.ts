import sharp from 'sharp'

/** As wide as a mail, in px. */
const WIDTH = 600
/** With its words, its mark and an invoice a mail stays below 120 kB, also while the picture is text. */
const MAX_BYTES = 40_000
/** A print full of dots needs the last ones. */
const QUALITIES = [82, 72, 62, 52, 42, 32] as const

/** A kept print as a JPEG for a mail, on its cotton to both sides where it is high. */
export async function compressPrint(print: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(print).metadata()
  const cotton = await sharp(print).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const [r = 0, g = 0, b = 0] = cotton
  const fitted = sharp(print).resize(WIDTH, Math.min(WIDTH, Math.round((WIDTH * height) / width)), {
    fit: 'contain',
    background: { r, g, b },
  })
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await fitted.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}
