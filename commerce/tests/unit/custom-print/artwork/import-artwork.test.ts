import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasRefusal } from '../../../../src/print-kernel/preflight/preflight-result'
import { MAX_ANALYSIS_SIDE_PX } from '../../../../src/print-kernel/image'
import { readBitmap } from '../../../../src/print-kernel/artwork-file/read-bitmap'
import { turnUpright } from '../../../../src/print-kernel/artwork-file/turn-upright'
import { drawSvg } from '../../../../src/vector-artwork/draw-svg'
import { readSvg } from '../../../../src/vector-artwork/read-svg'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../../../src/contract/custom-print/print-spec'
import { renderProof } from '../../../../src/custom-print/artwork/render-proof'
import {
  getArtworkPath,
  importArtwork,
  type ImportedArtwork,
} from '../../../../src/custom-print/artwork/import-artwork'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'press-artwork-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A drawing: a dark ring on white. */
const drawing = (width: number, height = width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
      <rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="40" fill="none" stroke="#111" stroke-width="12"/></svg>`,
  )
const png = (width: number, height = width) => sharp(drawing(width, height)).png().toBuffer()

async function read(bytes: Buffer, spec: PrintSpec = DEFAULT_PRINT_SPEC): Promise<ImportedArtwork> {
  const result = await importArtwork(bytes, spec, folder)
  if (typeof result === 'string') throw new Error(`Refused: ${result}`)
  return result
}

describe('another print of a kept drawing', () => {
  const drawn = async (spec: PrintSpec, original: Buffer) =>
    renderProof(original, { spec }, join(folder, 'proof.png'))

  it('is drawn from it in ink, on shirt and as high as the job has it', async () => {
    await read(await png(1200, 600))
    const original = await sharp(getArtworkPath(folder, 'original')).toBuffer()
    const spec: PrintSpec = { ...DEFAULT_PRINT_SPEC, ink: 'paper', shirt: 'forest', width: 200 }
    const { heightMm: printHeight, results, width, height } = await drawn(spec, original)
    expect(hasRefusal(results)).toBe(false)
    expect(Math.abs(printHeight - 100)).toBeLessThan(2)
    const picture = sharp(join(folder, 'proof.png'))
    expect(await picture.metadata()).toMatchObject({ width, height })
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    // The forest shirt.
    expect([...corner.subarray(0, 3)]).toEqual([40, 54, 24])
  })

  it('has dots whose edges are between shirt and ink in each channel, as on the bench', async () => {
    await read(await png(900))
    const original = await sharp(getArtworkPath(folder, 'original')).toBuffer()
    await drawn(DEFAULT_PRINT_SPEC, original)
    const { data } = await sharp(join(folder, 'proof.png')).raw().toBuffer({ resolveWithObject: true })
    // Natural cotton, and olive ink on it.
    const [shirt, ink] = [
      [254, 250, 224],
      [95, 107, 56],
    ]
    let [mixed, maxDifference] = [0, 0]
    for (let at = 0; at < data.length; at += 3) {
      const covered = [0, 1, 2].map((channel) => {
        const [under = 0, over = 0] = [shirt[channel], ink[channel]]
        return (under - (data[at + channel] ?? 0)) / (under - over)
      })
      if (Math.min(...covered) > 0.2 && Math.max(...covered) < 0.8) mixed++
      maxDifference = Math.max(maxDifference, Math.max(...covered) - Math.min(...covered))
    }
    expect(maxDifference).toBeLessThan(0.01)
    expect(mixed).toBeGreaterThan(100)
  })

  it('is refused as the press refuses it', async () => {
    await read(await png(900))
    const original = await sharp(getArtworkPath(folder, 'original')).toBuffer()
    const { results } = await drawn({ ...DEFAULT_PRINT_SPEC, ink: 'sand', shirt: 'sand' }, original)
    expect(hasRefusal(results)).toBe(true)
  })
})

describe('a drawing that is kept', () => {
  it('has lost place, comments and colour profile, and stands upright [P21]', async () => {
    const photo = await sharp(await png(1200, 600))
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Ursina' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 51/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Ursina')).toBe(true)
    await read(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
    for (const kind of ['original', 'thumbnail', 'preview'] as const) {
      const kept = await sharp(getArtworkPath(folder, kind)).metadata()
      expect([kept.format, kept.exif, kept.icc, kept.xmp, kept.comments, kept.orientation]).toEqual([
        'png',
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
    expect(await sharp(getArtworkPath(folder, 'original')).metadata()).toMatchObject({
      width: 600,
      height: 1200,
    })
    expect((await sharp(getArtworkPath(folder, 'original')).toBuffer()).includes('script')).toBe(false)
  })

  it('is told from its paper, and its print is as wide as was chosen', async () => {
    const { spec, heightMm: height, results } = await read(await png(2400))
    expect([spec.width, Math.round(height)]).toEqual([280, 280])
    expect(results.map(({ code }) => code)).toContain('paperRemoved')
  })

  it('is shown as it will be printed, in its ink on its shirt', async () => {
    await read(await png(1000))
    const { data } = await sharp(getArtworkPath(folder, 'preview'))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([254, 250, 224])
    const { dominant } = await sharp(getArtworkPath(folder, 'preview')).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  it('is shown in every colour without its paper, as the bench shows it', async () => {
    const sun = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#fff"/>
        <path d="M60 60H840V840H60Z" fill="none" stroke="#111" stroke-width="20"/>
        <circle cx="450" cy="450" r="200" fill="#fff078"/></svg>`,
    )
    await read(await sharp(sun).png().toBuffer(), { ...DEFAULT_PRINT_SPEC, method: 'dtg', width: 200 })
    const pixel = async (left: number, top: number) => [
      ...(await sharp(getArtworkPath(folder, 'preview'))
        .removeAlpha()
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ]
    const { width = 0, height = 0 } = await sharp(getArtworkPath(folder, 'preview')).metadata()
    expect(await pixel(width >> 1, height >> 1)).toEqual([255, 240, 120])
    // Between frame and sun is the cotton.
    expect(await pixel(80, 80)).toEqual([254, 250, 224])
  })

  it('is printed and judged as the buyer had it mended', async () => {
    const hairs = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1000" height="1000">
        <path d="M10,10V90M30,10V90M50,10V90M70,10V90" stroke="#111" stroke-width="0.2"/>
        <rect x="85" y="10" width="5" height="80"/></svg>`,
    )
    const spec = { ...DEFAULT_PRINT_SPEC, width: 80 }
    const said = async (wanted: PrintSpec) => (await read(hairs, wanted)).results.map(({ code }) => code)
    expect(await said(spec)).toContain('thinLines')
    // By its bytes: of a path, sharp may remember the file that lay there before.
    const measurePreview = () => sharp(readFileSync(getArtworkPath(folder, 'preview'))).stats()
    const before = await measurePreview()
    expect(await said({ ...spec, isThickened: true })).not.toContain('thinLines')
    const after = await measurePreview()
    expect(after.channels[0]?.mean).toBeLessThan(before.channels[0]?.mean ?? 0)
  })
})

describe('a vector', () => {
  const ring = (size: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="50" cy="50" r="40" stroke="#111" stroke-width="9"/></svg>`,
    )

  it.each([
    ['millimetres', 'width="100mm" height="100mm" viewBox="0 0 100 100"'],
    ['centimetres, larger than the shirt', 'width="80cm" height="80cm" viewBox="0 0 100 100"'],
    ['nothing', 'viewBox="0 0 100 100"'],
  ])('measured in %s is printed as the browser draws it, at any width', async (_unit, size) => {
    const drawing = readSvg(ring(size))
    const drawn = typeof drawing === 'string' ? drawing : drawSvg(drawing, MAX_ANALYSIS_SIDE_PX)
    for (const width of [40, 340]) {
      const { results } = await read(ring(size), { ...DEFAULT_PRINT_SPEC, width })
      expect(results.map(({ code }) => code)).toContain('vector')
      const { data, info } = await sharp(getArtworkPath(folder, 'original'))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect({ width: info.width, height: info.height }).toEqual({ width: 2048, height: 2048 })
      expect(typeof drawn !== 'string' && data.equals(new Uint8Array(drawn.data))).toBe(true)
    }
  })

  it('with a picture in it is judged by that, as it was sent and as it was changed', async () => {
    const picture = await png(100)
    const framed = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"/>
        <image width="100" height="100" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`,
    )
    const { results } = await read(framed, { ...DEFAULT_PRINT_SPEC, width: 254 })
    const [said] = results
    expect(said).toMatchObject({ code: 'coarsePicture', severity: 'refusal' })
    expect([9, 10]).toContain(said?.values['dpi'])
    const original = await sharp(getArtworkPath(folder, 'original')).toBuffer()
    const proof = await renderProof(
      original,
      {
        spec: { ...DEFAULT_PRINT_SPEC, width: 30 },
        vector: { pictureWidthPx: Number(said?.values['pictureWidthPx']) },
      },
      join(folder, 'proof.png'),
    )
    expect(proof.results.map(({ code }) => code)).toContain('coarsePicture')
  })

  it('is not judged by a picture that its buyer has cut away', async () => {
    const shadow = (await png(100)).toString('base64')
    const logo = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><circle cx="25" cy="25" r="20"/>
        <image x="50" width="50" height="50" href="data:image/png;base64,${shadow}"/></svg>`,
    )
    const say = async (spec: PrintSpec) => (await read(logo, spec)).results.map(({ code }) => code)
    expect(await say(DEFAULT_PRINT_SPEC)).toContain('coarsePicture')
    const crop = { left: 0, top: 0, right: 500, bottom: 0 }
    expect(await say({ ...DEFAULT_PRINT_SPEC, crop })).toContain('vector')
  })

  it('that is high and narrow is printed whole', async () => {
    const badge = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10mm" height="40mm"><rect width="30" height="140"/></svg>',
    )
    const { heightMm } = await read(badge, { ...DEFAULT_PRINT_SPEC, width: 90 })
    expect(heightMm).toBeGreaterThan(418)
    expect(heightMm).toBeLessThanOrEqual(420)
  })
})

describe('a picture whose camera was held otherwise', () => {
  const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const
  /** A dark L on white, which looks different in each of the eight orientations. */
  const letter = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240"><rect width="300" height="240" fill="#fff"/><path d="M20 20h60v140h120v60H20Z"/></svg>',
  )

  it.each(
    (['png', 'webp', 'jpeg'] as const).flatMap((type) => ORIENTATIONS.map((turn) => [type, turn] as const)),
  )('is printed upright: %s, orientation %i', async (type, turn) => {
    const file = await sharp(letter)
      .withMetadata({ orientation: turn })
      .toFormat(type, { quality: 100, lossless: true })
      .toBuffer()
    const expected = await sharp(file).autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    await read(file)
    const kept = await sharp(getArtworkPath(folder, 'original'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([kept.info.width, kept.info.height]).toEqual([expected.info.width, expected.info.height])
    expect(kept.data.equals(expected.data)).toBe(true)
    const bitmap = readBitmap(file, type)
    const unturned = await sharp(bitmap?.getPlainBytes())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const onBench = turnUpright(
      { width: 300, height: 240, data: new Uint8ClampedArray(unturned.data) },
      bitmap?.orientation ?? 1,
    )
    expect(kept.data.equals(new Uint8Array(onBench.data))).toBe(true)
  })
})

describe('a hostile file [P20]', () => {
  const svg = (inside: string, before = '') =>
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${inside}</svg>`)

  it.each([
    ['HTML that is called a picture', 'type', Buffer.from('<html><script>alert(1)</script></html>')],
    ['an SVG with a script', 'unsafe', svg('<script>alert(1)</script>')],
    ['an SVG that fetches', 'linked', svg('<image href="http://169.254.169.254/latest"/>')],
    ['an SVG with letters', 'text', svg('<text y="99">Bar</text>')],
    [
      'an entity bomb',
      'unsafe',
      svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>'),
    ],
    [
      'an SVG that is not whole',
      'damaged',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400"><g>'),
    ],
    ['9 MB', 'size', Buffer.alloc(9 * 1024 * 1024)],
    ['nothing', 'type', Buffer.alloc(0)],
  ] as const)('is refused: %s', async (_name, refusal, bytes) => {
    expect(await importArtwork(bytes, DEFAULT_PRINT_SPEC, folder)).toBe(refusal)
  })

  it('is refused when it has 60 million pixels, or was cut off', async () => {
    const flat = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#606c38' } })
    expect(await importArtwork(await flat.png().toBuffer(), DEFAULT_PRINT_SPEC, folder)).toBe('pixels')
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251))
    const jpeg = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(await importArtwork(jpeg.subarray(0, jpeg.length / 2), DEFAULT_PRINT_SPEC, folder)).toBe('damaged')
  })
})
