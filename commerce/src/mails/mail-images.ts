import { basename, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { COLOURS } from '../contract/inks'
import type { Environment } from '../lib/environment'
import { getUploadsFolder, UPLOADS_PATH } from '../lib/images/upload-paths'
import { MAX_SHOWN_SHIRTS } from './content/mail-content'

/** In px: the width of a mail. A print is no higher either. */
const MAX_PRINT_PX = 600

/** In bytes. With texts, logo and invoice a mail stays below 120 kB, even though pictures are base64. */
const MAX_PICTURE_BYTES = 40_000

/** Qualities that are tried until the picture is small enough. The lowest ones are for prints full of dots. */
const QUALITIES = [82, 72, 62, 52, 42, 32] as const

/** In px: twice the size in which it is shown. */
const MARK_PX = 96

/** The picture of what was bought, in px: twice the size in which it is shown. */
const GOODS = { widthPx: 1080, heightPx: 430, placePx: 1080 / MAX_SHOWN_SHIRTS }
const SHIRT_PX = { width: 344, height: 400 }

/** How many pictures are kept: more than most shops have shirts. One takes about 100 kB. */
const MAX_KEPT = 50

export type MailImages = Record<'mark' | 'goods' | 'print', Buffer | undefined>

/** The pictures of a mail. `images` are those of its products, by their URLs in the catalogue. */
type MailIllustration = { images?: readonly string[] | undefined; print?: PrintReference | undefined }

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

  const readGoods = async (images: readonly string[]) => {
    const shirts: Buffer[] = []
    for (const file of images.map(getImageFile)) {
      const shirt = file === undefined ? undefined : await readCached(file, () => renderShirt(file))
      if (shirt !== undefined) shirts.push(shirt)
      if (shirts.length === MAX_SHOWN_SHIRTS) break
    }
    return shirts.length === 0 ? undefined : hangOnLine(shirts)
  }

  return async ({ images = [], print: reference }) => {
    const [mark, goods, print] = await Promise.all([
      readCached('mark', () => renderLogo(siteFile('media/logo-small.svg'))),
      readGoods([...new Set(images)]).catch(() => undefined),
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

function renderShirt(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ ...SHIRT_PX, fit: 'inside' })
    .png()
    .toBuffer()
}

/** Hangs shirts on the studio's line, in its middle, each by two pegs. */
async function hangOnLine(shirts: readonly Buffer[]): Promise<Buffer> {
  const { widthPx, heightPx, placePx } = GOODS
  const hung = await Promise.all(
    shirts.map(async (input, index) => {
      const { width, height } = await sharp(input).metadata()
      const middle = widthPx / 2 + (index - (shirts.length - 1) / 2) * placePx
      const line = computeLineY(middle)
      const left = Math.round(middle - width / 2)
      const pegs = [0.28, 0.66].map(
        (share) => `<rect x="${left + share * width}" y="${line - 16}" width="20" height="46"/>`,
      )
      return { input, left, top: Math.min(Math.round(line) - 2, heightPx - height), pegs: pegs.join('') }
    }),
  )
  const end = computeLineY(0)
  const line = `<path d="M0,${end}Q${widthPx / 2},${2 * computeLineY(widthPx / 2) - end} ${widthPx},${end}" stroke-width="4" fill="none"/>`
  const pegs = `<g fill="${COLOURS.clay}" stroke-width="2">${hung.map((shirt) => shirt.pegs).join('')}</g>`
  const draw = (shapes: string) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" stroke="${COLOURS.forest}">${shapes}</svg>`,
    ),
    left: 0,
    top: 0,
  })
  const paper = { width: widthPx, height: heightPx, channels: 3, background: COLOURS.paper } as const
  const scene = [draw(line), ...hung.map(({ input, left, top }) => ({ input, left, top })), draw(pegs)]
  return compressPicture(sharp(await sharp({ create: paper }).composite(scene).png().toBuffer()))
}

/** Returns how far the line hangs below the upper edge, in px: least at its ends, most in its middle. */
function computeLineY(x: number): number {
  const share = x / GOODS.widthPx
  return 28 + 72 * share * (1 - share)
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
  return compressPicture(fitted)
}

async function compressPicture(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_PICTURE_BYTES) break
  }
  return jpeg
}
