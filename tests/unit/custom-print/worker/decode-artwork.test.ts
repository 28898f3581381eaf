import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RgbaImage } from '@print-kernel/image'
import { startSvgEngine } from '@vector-artwork/draw-svg'
import { decodeArtwork } from '@/custom-print/worker/decode-artwork'

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))
const chunk = (name: string, ...data: number[]) => [...four(data.length), ...text(name), ...data, ...four(0)]
const SIGNATURE = [0x89, ...text('PNG\r\n'), 0x1a, 0x0a]
const picture = (width = 300, height = 200) =>
  new File(
    [
      Uint8Array.from([
        ...SIGNATURE,
        ...chunk('IHDR', ...four(width), ...four(height), 8, 2, 0, 0, 0),
        ...chunk('IEND'),
      ]),
    ],
    'picture.png',
    { type: 'image/png' },
  )

/** A browser whose canvases return what was filled in last, each byte changed by `change`. */
function stubCanvas(change: (value: number, at: number) => number): void {
  class Canvas {
    getContext() {
      const fills: { left: number; colour: number[] }[] = []
      return {
        fillStyle: '',
        fillRect(left: number) {
          fills.push({ left, colour: [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255] })
        },
        drawImage: vi.fn(),
        getImageData: (left: number, _top: number, width: number, height: number) => {
          const colour = fills.find((fill) => fill.left === left)?.colour ?? [0, 0, 0, 255]
          return {
            data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
              change(colour[at % 4] ?? 0, at),
            ),
          }
        },
      }
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 300, height: 200, close: vi.fn() }))
}
const onDraft = vi.fn((_draft: RgbaImage) => undefined)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onDraft.mockClear()
})

describe('a picture in a browser that protects from tracking', () => {
  it.each<[string, (value: number, at: number) => number]>([
    ['random pixels', (_, at) => (at * 7919) % 251],
    ['white alone', () => 255],
    ['stripes', (value, at) => ((at >> 5) % 2 === 0 ? value : 255 - value)],
  ])('is not printed where pages get %s', async (_, change) => {
    stubCanvas(change)
    expect(await decodeArtwork(picture(), onDraft)).toBe('noisy')
  })

  it.each<[string, (value: number, at: number) => number]>([
    ['as it is', (value) => value],
    ['a level beside its own here and there', (value, at) => (at % 9 === 0 ? value ^ 1 : value)],
  ])('is printed where pages get it %s', async (_, change) => {
    stubCanvas(change)
    expect(await decodeArtwork(picture(), onDraft)).toMatchObject({ artwork: { width: 300, height: 200 } })
  })
})

describe('a bitmap', () => {
  beforeEach(() => stubCanvas((value) => value))

  it('of many pixels is shown small first', async () => {
    expect(await decodeArtwork(picture(4000, 3000), onDraft)).toMatchObject({ artwork: { width: 4000 } })
    expect(onDraft.mock.calls).toMatchObject([[{ width: 384, height: 256 }]])
  })

  it('of fewer is shown once', async () => {
    expect(await decodeArtwork(picture(), onDraft)).toMatchObject({ artwork: { width: 300 } })
    expect(onDraft).not.toHaveBeenCalled()
  })
})

describe('a vector', () => {
  const drawing = new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><circle cx="15" cy="15" r="9"/></svg>'],
    'drawing.svg',
  )
  const OPENED = { artwork: { width: 2048, height: 1024, isVector: true } }
  /** Each look at the clock is so much later. */
  const stubClock = (stepMs: number) => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += stepMs))
  }
  beforeAll(() => {
    const { resolve } = createRequire(import.meta.url)
    return startSvgEngine(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  })

  it('that takes long to draw is shown small first', async () => {
    stubClock(50)
    vi.stubGlobal('fetch', vi.fn())
    expect(await decodeArtwork(drawing, onDraft)).toMatchObject(OPENED)
    expect(onDraft.mock.calls).toMatchObject([[{ width: 384, height: 192 }]])
  })

  it('that does not is shown once', async () => {
    stubClock(1)
    vi.stubGlobal('fetch', vi.fn())
    expect(await decodeArtwork(drawing, onDraft)).toMatchObject(OPENED)
    expect(onDraft).not.toHaveBeenCalled()
  })
})
