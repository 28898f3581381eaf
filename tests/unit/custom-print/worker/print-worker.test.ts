import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC, PRINT_LIMITS, type PrintSpec } from '@contract/custom-print/print-spec'
import type { PixelSize, RgbaImage } from '@print-kernel/image'
import type { DecodedArtwork } from '@/custom-print/worker/decode-artwork'
import type { PrintWorkerRequest, PrintWorkerResponse } from '@/custom-print/worker/print-worker-messages'
import { drawImage } from '../../print-kernel/draw-image'

const STRIP = drawImage(20, 2000, () => [0, 0, 0, 255])
const SQUARE = drawImage(90, 90, (x, y) => (Math.hypot(x - 45, y - 45) < 30 ? [0, 0, 0] : [255, 255, 255]))
/** Small, so that it is printed in no time. */
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 60 }
const DAMAGED_STRIP = new File([], 'damaged strip')
const IMAGES: Readonly<Record<string, RgbaImage>> = { strip: STRIP, square: SQUARE, framed: SQUARE }
/** What the vector among them has in its left third: pixels of a ninth of its width. */
const PICTURES = [{ bounds: [0, 0, 30, 90], pixelSize: 10 }] as const

vi.mock('@/custom-print/worker/decode-artwork', () => ({
  async decodeArtwork(file: File, onDraft: (draft: RgbaImage) => void): Promise<DecodedArtwork | 'damaged'> {
    const { name } = file
    const image = IMAGES[name]
    if (image !== undefined)
      return { image, artwork: { ...image, isVector: name === 'framed' }, pictures: PICTURES }
    onDraft(STRIP)
    return 'damaged'
  },
}))

/** Draws a picture, which takes a browser a while. */
const drawPicture = vi.fn(async (_: unknown, { resizeWidth }: { resizeWidth: number }) => ({
  width: resizeWidth,
}))
let sent: PrintWorkerResponse[]
let ask: (request: PrintWorkerRequest) => void

beforeEach(async () => {
  drawPicture.mockClear()
  vi.stubGlobal('createImageBitmap', drawPicture)
  vi.stubGlobal('ImageData', vi.fn())
  const listeners: ((event: { data: unknown }) => void)[] = []
  const answers: PrintWorkerResponse[] = []
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
    postMessage: (message: PrintWorkerResponse) => answers.push(message),
  })
  sent = answers
  ask = (data) => {
    for (const listener of listeners) listener({ data })
  }
  vi.resetModules()
  await import('@/custom-print/worker/print-worker')
})

const open = (sequence: number, file: File) => ask({ kind: 'openArtwork', sequence, file, spec: SPEC })
const list = <Kind extends PrintWorkerResponse['kind']>(kind: Kind) =>
  sent.filter((message): message is Extract<PrintWorkerResponse, { kind: Kind }> => message.kind === kind)
const waitUntil = (isDone: () => boolean) => vi.waitUntil(isDone, { timeout: 15_000 })
const waitFor = (kind: PrintWorkerResponse['kind'], count = 1) => waitUntil(() => list(kind).length >= count)
const isOnShirt = ({ width, height }: PixelSize, pxPerMm: number) =>
  width > 0 && height > 0 && height / pxPerMm <= PRINT_LIMITS.height.max

/** Prints what is open, until the worker has nothing more to do. */
async function print(sequence: number, scale = 1, spec: PrintSpec = SPEC) {
  const count = list('filmSampled').length
  ask({ kind: 'renderPrint', sequence, spec, scale })
  await waitFor('filmSampled', count + 1)
}

describe('a drawing that is much higher than wide', () => {
  it('is shown no higher than a shirt while it is still read', async () => {
    open(1, DAMAGED_STRIP)
    await waitFor('artworkRejected')
    const [draft] = list('draftRendered')
    expect(draft && isOnShirt(draft.tile, draft.tile.pxPerMm)).toBe(true)
  })

  it('is printed no higher than a shirt before the page knows how high it is', async () => {
    open(1, new File([], 'strip'))
    await print(1, 0.5)
    const [prepared] = list('artworkPrepared')
    expect(prepared && isOnShirt(prepared, 0.5)).toBe(true)
  })
})

describe('the picture below the frame that cuts a drawing', () => {
  it('comes once, after the print that the visitor waits for', async () => {
    open(1, new File([], 'square'))
    await print(1)
    await print(2)
    await waitFor('pictureDrawn')
    const kinds = sent.map(({ kind }) => kind)
    expect(kinds.indexOf('pictureDrawn')).toBeGreaterThan(kinds.indexOf('tileRendered'))
    expect(drawPicture).toHaveBeenCalledOnce()
  })

  it('is never that of the drawing before, however long that took to draw', async () => {
    let finish: (picture: { width: number }) => void = vi.fn()
    drawPicture.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    open(1, new File([], 'strip'))
    await print(1, 0.5)
    open(2, new File([], 'square'))
    await waitFor('artworkOpened', 2)
    finish({ width: 6 })
    await print(3)
    // The page drops those of other sequences.
    const listPictures = () => list('pictureDrawn').filter(({ sequence }) => sequence === 2)
    await waitUntil(() => listPictures().length > 0)
    expect(listPictures()).toMatchObject([{ picture: { width: 640 } }])
  })
})

describe('a vector with a coarse picture in it', () => {
  it('is judged by that until it is cut away', async () => {
    open(1, new File([], 'framed'))
    await print(1)
    await print(2, 1, { ...SPEC, crop: { left: 340, top: 0, right: 0, bottom: 0 } })
    expect(list('printAnalysed').map(({ analysis }) => analysis.pictureWidthPx)).toEqual([9, undefined])
  })
})
