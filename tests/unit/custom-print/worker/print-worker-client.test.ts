import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { type PrintWorkerClient, startPrintWorker } from '@/custom-print/worker/print-worker-client'
import type { PrintWorkerRequest, PrintWorkerResponse } from '@/custom-print/worker/print-worker-messages'

/** A worker that keeps what is asked of it, and answers when it is told to. */
class FakeWorker extends EventTarget {
  requests: PrintWorkerRequest[] = []
  terminate = vi.fn()
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(request: PrintWorkerRequest) {
    this.requests.push(request)
  }
  answer(data: PrintWorkerResponse) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  listOpened() {
    return this.requests.filter(({ kind }) => kind === 'openArtwork').map(({ sequence }) => sequence)
  }
}
const workers: FakeWorker[] = []
const getWorker = (at: number) => workers[at] ?? expect.fail(`There is no worker ${at}`)

const DRAWING = new Blob(['drawing'])
const TILE = { left: 0, top: 0, width: 9, height: 9, pxPerMm: 4 }
const rejected = (sequence: number, reason: 'heavy' | 'text') =>
  ({ kind: 'artworkRejected', sequence, reason }) as const

let client: PrintWorkerClient
const onResponse = vi.fn()
beforeEach(() => {
  workers.length = 0
  onResponse.mockReset()
  vi.stubGlobal('Worker', FakeWorker)
  client = startPrintWorker(onResponse)
  client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
})
afterEach(() => vi.unstubAllGlobals())

it('a film is told of the print that is shown, and of no print before it', () => {
  const filmSampled = (sequence: number) =>
    ({
      kind: 'filmSampled',
      sequence,
      filmSample: { spec: DEFAULT_PRINT_SPEC, bits: '' },
    }) as const
  client.renderPrint(DEFAULT_PRINT_SPEC, 1)
  getWorker(0).answer(filmSampled(1))
  expect(onResponse).not.toHaveBeenCalled()
  getWorker(0).answer(filmSampled(2))
  expect(onResponse).toHaveBeenLastCalledWith(filmSampled(2))
})

it('the picture below the frame is told also after the print was changed, and never that of the drawing before', () => {
  const pictureDrawn = { kind: 'pictureDrawn', sequence: 1, picture: {} as ImageBitmap } as const
  client.renderPrint(DEFAULT_PRINT_SPEC, 1)
  client.renderPrint(DEFAULT_PRINT_SPEC, 2)
  getWorker(0).answer(pictureDrawn)
  expect(onResponse).toHaveBeenCalledExactlyOnceWith(pictureDrawn)
  client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
  getWorker(0).answer(pictureDrawn)
  expect(onResponse).toHaveBeenCalledOnce()
})

describe('a drawing at which the engine fails', () => {
  it('is refused in words, and the next one has an engine of its own', () => {
    getWorker(0).answer(rejected(1, 'heavy'))
    expect(onResponse).toHaveBeenLastCalledWith(rejected(1, 'heavy'))
    expect(getWorker(0).terminate).toHaveBeenCalledOnce()
    client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
    expect(getWorker(0).listOpened()).toEqual([1])
    expect(getWorker(1).listOpened()).toEqual([2])
  })

  it('leaves the one that was chosen meanwhile to another engine, and says nothing', () => {
    client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
    client.renderPrint(DEFAULT_PRINT_SPEC, 1)
    client.renderPrint(DEFAULT_PRINT_SPEC, 2)
    getWorker(0).answer(rejected(1, 'heavy'))
    expect(onResponse).not.toHaveBeenCalled()
    expect(getWorker(1).requests).toMatchObject([
      { kind: 'openArtwork', sequence: 2 },
      { kind: 'renderPrint', scale: 2 },
    ])
  })

  it('is followed by what loupe and film wait for, of the drawing that was chosen meanwhile alone', () => {
    client.renderRegion('trueSize', DEFAULT_PRINT_SPEC, TILE)
    client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
    client.readTones(DEFAULT_PRINT_SPEC)
    client.renderRegion('loupe', DEFAULT_PRINT_SPEC, TILE)
    client.renderRegion('loupe', DEFAULT_PRINT_SPEC, { ...TILE, left: 5 })
    getWorker(0).answer(rejected(1, 'heavy'))
    expect(getWorker(1).requests).toMatchObject([
      { kind: 'openArtwork', sequence: 2 },
      { kind: 'readTones' },
      { kind: 'renderRegion', view: 'loupe', region: { left: 5 } },
    ])
  })

  it('is followed by another one also where all of the press has failed', () => {
    getWorker(0).dispatchEvent(new Event('error'))
    expect(onResponse).toHaveBeenLastCalledWith(undefined)
    client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
    expect(getWorker(1).listOpened()).toEqual([2])
  })

  it('is another matter than one that is refused for what is in it', () => {
    getWorker(0).answer(rejected(1, 'text'))
    client.openArtwork(DRAWING, DEFAULT_PRINT_SPEC)
    expect(getWorker(0).listOpened()).toEqual([1, 2])
  })
})
