import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMailImageReader } from '../../../src/mails/mail-images'
import { COTTON, renderDottedPrint } from './render-dotted-print'

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path fill="#606c38" d="M0 0h10v20H0z"/></svg>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-pictures-'))
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#dda15e' } })
    .webp()
    .toBuffer()
  await mkdir(join(folder, 'site/media/products'), { recursive: true })
  await mkdir(join(folder, 'uploads'))
  await writeFile(join(folder, 'site/media/logo-small.svg'), MARK)
  await writeFile(join(folder, 'site/media/products/skull-front.webp'), picture)
  await writeFile(join(folder, 'uploads/0123456789abcdef0123456789abcdef.webp'), picture)
  await writeFile(join(folder, 'secret.webp'), picture)
})
afterAll(() => rm(folder, { recursive: true }))

const read = (...images: string[]) =>
  createMailImageReader({ siteDir: folder, dataDir: folder }, async () => undefined)({ images })
const detectKind = async (bytes: Buffer | undefined) => {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
  return { format, width, height, hasAlpha }
}

describe('the pictures of a mail', () => {
  it('are the mark, as PNG on paper, which a dark mail does not hide, and no goods where there are none', async () => {
    const { mark, goods } = await read()
    expect(await detectKind(mark)).toEqual({ format: 'png', width: 96, height: 96, hasAlpha: false })
    expect(goods).toBeUndefined()
  })

  it.each(['/media/products/skull-front.webp', '/media/uploads/0123456789abcdef0123456789abcdef.webp'])(
    'are what was bought, as JPEG, which every program shows: %s',
    async (image) => {
      const { goods } = await read(image)
      expect(await detectKind(goods)).toEqual({ format: 'jpeg', width: 1080, height: 430, hasAlpha: false })
      expect(goods?.length).toBeLessThan(40_000)
    },
  )

  it('show a shirt as a whole, with its hem', async () => {
    const cotton = { width: 1000, height: 1000, channels: 3, background: '#fefae0' } as const
    const hem = { width: 1000, height: 75, channels: 3, background: '#283618' } as const
    const shirt = await sharp({ create: { ...cotton, height: 1075 } })
      .composite([{ input: await sharp({ create: hem }).png().toBuffer(), gravity: 'south' }])
      .webp()
      .toBuffer()
    await writeFile(join(folder, 'site/media/products/shirt-front.webp'), shirt)
    const { goods } = await read('/media/products/shirt-front.webp')
    const { data, info } = await sharp(goods).greyscale().raw().toBuffer({ resolveWithObject: true })
    const middle = Array.from({ length: info.height }, (_, y) => data[y * info.width + info.width / 2] ?? 255)
    expect(middle.filter((grey) => grey < 128).length).toBeCloseTo((370 * 75) / 1075, -1)
  })

  it('are the first three of all shirts that were bought, each once and whole, beside each other', async () => {
    const colours = ['#dd0000', '#00dd00', '#0000dd', '#dddd00']
    const images = await Promise.all(
      colours.map(async (background, index) => {
        const cotton = { width: 800, height: 860, channels: 3, background } as const
        const name = `media/products/plain-${index}.webp`
        await writeFile(join(folder, 'site', name), await sharp({ create: cotton }).webp().toBuffer())
        return `/${name}`
      }),
    )
    const { goods } = await read('/media/products/gone.webp', ...images.slice(0, 1), ...images)
    const row = { left: 0, top: 240, width: 1080, height: 1 }
    const { data } = await sharp(goods).extract(row).raw().toBuffer({ resolveWithObject: true })
    const getColour = (x: number) => [0, 1, 2].map((channel) => (data[x * 3 + channel] ?? 0) > 128)
    expect([180, 540, 900].map(getColour)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
  })

  it.each([
    '/media/products/gone.webp',
    '/media/products/../../secret.webp',
    'https://elsewhere.example/a.webp',
    '',
  ])('are left out where they are not in the shop: %j', async (image) => {
    expect((await read(image)).goods).toBeUndefined()
  })

  it('are left out where there is no site, and the mail goes all the same', async () => {
    const gone = () => Promise.reject(new Error('The bucket is away'))
    const pictures = createMailImageReader({ siteDir: '/nowhere', dataDir: '/nowhere' }, gone)
    expect(
      await pictures({ images: ['/media/products/skull-front.webp'], print: { requestId: 'preq_1' } }),
    ).toEqual({ mark: undefined, goods: undefined, print: undefined })
  })

  it.each([
    ['wide', 680, 200, 176],
    ['square', 680, 680, 600],
    ['high', 200, 680, 600],
  ])(
    'are the print of a buyer’s own, %s, as wide as the mail, on its cotton',
    async (_, width, height, shown) => {
      const kept = await renderDottedPrint(width, height)
      const read = vi.fn(async () => kept)
      const pictures = createMailImageReader({ siteDir: folder, dataDir: folder }, read)
      const { print, goods } = await pictures({ print: { proofId: 'prof_1' } })
      expect(read).toHaveBeenCalledWith({ proofId: 'prof_1' })
      expect(goods).toBeUndefined()
      expect(await detectKind(print)).toEqual({ format: 'jpeg', width: 600, height: shown, hasAlpha: false })
      expect(print?.length).toBeLessThan(40_000)
      const corner = await sharp(print).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
      for (const [index, channel] of COTTON.entries())
        expect(Math.abs((corner[index] ?? 0) - channel)).toBeLessThan(8)
    },
  )
})
