import { basename, join } from 'node:path'
import sharp from 'sharp'
import { COLOURS } from '../contract/print'
import type { Environment } from '../lib/environment'
import { uploadsFolder } from '../lib/pictures/uploaded-pictures'

/** Twice the size in which they are shown, in px. */
const MARK_PX = 96
const GOODS_PX = 480
/** Most shops sell fewer shirts; a picture takes some 30 kB. */
const MAX_KEPT = 50

export type MailPictures = { mark: Buffer | undefined; goods: Buffer | undefined }
/** Reads the pictures of a mail; `image` is that of the first thing in it, as the catalogue names it. */
export type ReadMailPictures = (image: string | undefined) => Promise<MailPictures>

/**
 * Reads pictures for mails from the site's and the studio's files: PNG and JPEG, which every mail program shows, on the
 * colour of the paper, as a dark one would hide the mark. What cannot be read is left out.
 */
export function createMailPictures({
  siteDir,
  dataDir,
}: Pick<Environment, 'siteDir' | 'dataDir'>): ReadMailPictures {
  const siteFile = (path: string) => join(siteDir, 'site', path)
  const kept = new Map<string, Promise<Buffer | undefined>>()
  const keep = (key: string, read: () => Promise<Buffer>) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const [oldest] = kept.keys()
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    const reading = read().catch(() => undefined)
    kept.set(key, reading)
    return reading
  }
  const fileOf = (image: string) => {
    if (image.startsWith('/media/uploads/')) return join(uploadsFolder(dataDir), basename(image))
    return image.startsWith('/media/products/')
      ? siteFile(join('media', 'products', basename(image)))
      : undefined
  }

  return async (image) => {
    const file = image === undefined ? undefined : fileOf(image)
    const [mark, goods] = await Promise.all([
      keep('mark', () => markOf(siteFile('media/logo-small.svg'))),
      file === undefined ? undefined : keep(file, () => goodsOf(file)),
    ])
    return { mark, goods }
  }
}

function markOf(file: string): Promise<Buffer> {
  const fit = { fit: 'contain', background: COLOURS.paper } as const
  return sharp(file, { density: 300 })
    .resize(MARK_PX, MARK_PX, fit)
    .flatten({ background: COLOURS.paper })
    .png()
    .toBuffer()
}

function goodsOf(file: string): Promise<Buffer> {
  return sharp(file)
    .resize(GOODS_PX, GOODS_PX, { fit: 'cover' })
    .flatten({ background: COLOURS.paper })
    .jpeg({ quality: 78 })
    .toBuffer()
}
