import { basename, join } from 'node:path'
import sharp from 'sharp'
import { COLOURS } from '../contract/inks'
import type { Environment } from '../lib/environment'
import { getUploadsFolder, UPLOADS_PATH } from '../lib/images/upload-paths'

/** In px: the width of a mail. A print is no higher either. */
const MAX_PRINT_PX = 600

/** In bytes. With texts, logo and invoice a mail stays below 120 kB, even though pictures are base64. */
const MAX_PRINT_BYTES = 40_000

/** Qualities that are tried until the picture is small enough. The lowest ones are for prints full of dots. */
const QUALITIES = [82, 72, 62, 52, 42, 32] as const

/** In px: twice the size in which it is shown. */
const MARK_PX = 96

const GOODS_PX = 480

/** How many pictures are kept: more than most shops have shirts. One takes about 30 kB. */
const MAX_KEPT = 50

export type MailImages = Record<'mark' | 'goods' | 'print', Buffer | undefined>

/** The pictures of a mail. `image` is the picture of its first product, by its URL in the catalogue. */
type MailIllustration = { image?: string | undefined; print?: PrintReference | undefined }

export type ReadMailImages = (illustration: MailIllustration) => Promise<MailImages>

/** The print of a proof, or of a request as it was sent or in a version of its proof. */
export type PrintReference = { proofId: string } | { requestId: string; version?: number | undefined }

/** Reads the stored picture of a print; undefined once it is deleted. */
export type ReadPrintImage = (reference: PrintReference) => Promise<Buffer | undefined>

/**
 * Creates what reads the pictures of mails from the files of site and studio. They are PNG and JPEG, which all mail
 * programs show, on the colour of the paper, as the logo would not show on a dark background. Pictures that cannot be read
 * are left out.
 */
export function createMailImageReader(
  { siteDir, dataDir }: Pick<Environment, 'siteDir' | 'dataDir'>,
  readPrint: ReadPrintImage,
): ReadMailImages {
  const siteFile = (path: string) => join(siteDir, 'site', path)
  const cache = new Map<string, Promise<Buffer | undefined>>()
  const readCached = (key: string, read: () => Promise<Buffer>) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const [oldest] = cache.keys()
    if (cache.size >= MAX_KEPT && oldest !== undefined) cache.delete(oldest)
    const image = read().catch(() => undefined)
    cache.set(key, image)
    return image
  }
  const getImageFile = (image: string) => {
    if (image.startsWith(UPLOADS_PATH)) return join(getUploadsFolder(dataDir), basename(image))
    return image.startsWith('/media/products/')
      ? siteFile(join('media', 'products', basename(image)))
      : undefined
  }

  const readCompressedPrint = async (reference: PrintReference) => {
    const image = await readPrint(reference)
    return image && compressPrint(image)
  }

  return async ({ image, print: reference }) => {
    const file = image === undefined ? undefined : getImageFile(image)
    const [mark, goods, print] = await Promise.all([
      readCached('mark', () => renderLogo(siteFile('media/logo-small.svg'))),
      file === undefined ? undefined : readCached(file, () => renderProductImage(file)),
      reference === undefined ? undefined : readCompressedPrint(reference).catch(() => undefined),
    ])
    return { mark, goods, print }
  }
}

/** Shows a whole picture, from collar to hem, with paper beside it. */
const WHOLE_ON_PAPER = { fit: 'contain', background: COLOURS.paper } as const

function renderLogo(file: string): Promise<Buffer> {
  return sharp(file, { density: 300 })
    .resize(MARK_PX, MARK_PX, WHOLE_ON_PAPER)
    .flatten({ background: COLOURS.paper })
    .png()
    .toBuffer()
}

function renderProductImage(file: string): Promise<Buffer> {
  return sharp(file)
    .resize(GOODS_PX, GOODS_PX, WHOLE_ON_PAPER)
    .flatten({ background: COLOURS.paper })
    .jpeg({ quality: 78 })
    .toBuffer()
}

/** Returns a stored print as a JPEG for a mail, with cotton on both sides if it is high. */
export async function compressPrint(print: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(print).metadata()
  const cotton = await sharp(print).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  const [r = 0, g = 0, b = 0] = cotton
  const fitted = sharp(print).resize(
    MAX_PRINT_PX,
    Math.min(MAX_PRINT_PX, Math.round((MAX_PRINT_PX * height) / width)),
    {
      fit: 'contain',
      background: { r, g, b },
    },
  )
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await fitted.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_PRINT_BYTES) break
  }
  return jpeg
}
