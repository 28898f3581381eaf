import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { Tile } from '@print-kernel/print/render-screen-print'
import type { PrintWorkerRequest, PrintWorkerResponse, PreviewRegionKind } from './print-worker-messages'

/** Runs the print worker. Only the latest request of each kind is answered. */
export type PrintWorkerClient = {
  openArtwork(file: Blob, spec: PrintSpec): void
  renderPrint(spec: PrintSpec, scale: number): void
  renderRegion(view: PreviewRegionKind, spec: PrintSpec, region: Tile): void
  readTones(spec: PrintSpec): void
  stop(): void
}

/**
 * Starts the print worker. `onResponse` gets undefined if it cannot run. One that fails is given up, and the next
 * artwork starts another.
 */
export function startPrintWorker(
  onResponse: (response: PrintWorkerResponse | undefined) => void,
): PrintWorkerClient {
  const sequences: Record<SequenceKey, number> = { open: 0, print: 0, tones: 0, loupe: 0, trueSize: 0 }
  let worker: Worker | undefined = start()
  /** The latest request of each kind about the artwork: another worker is asked all of them again. */
  const latestRequests = new Map<SequenceKey, PrintWorkerRequest>()

  function start(): Worker {
    const newWorker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
    newWorker.addEventListener('error', () => {
      giveUp()
      onResponse(undefined)
    })
    newWorker.addEventListener('message', ({ data }: MessageEvent<PrintWorkerResponse>) => {
      // What draws vectors may have failed at this one: nothing else is drawn with it.
      const isSpent = data.kind === 'artworkRejected' && data.reason === 'heavy'
      if (isSpent) giveUp()
      if (data.sequence === sequences[getSequenceKey(data)]) onResponse(data)
      else if (isSpent) replaceWorker()
    })
    return newWorker
  }
  function giveUp() {
    worker?.terminate()
    worker = undefined
  }
  function replaceWorker() {
    worker = start()
    for (const request of latestRequests.values()) post(request)
  }
  function ask(key: SequenceKey, request: PrintWorkerRequest) {
    latestRequests.set(key, request)
    post(request)
  }
  const post = (request: PrintWorkerRequest) => worker?.postMessage(request, { transfer: [] })

  return {
    openArtwork(file, spec) {
      // A print that is still being rendered is of the artwork before.
      sequences.open = sequences.print += 1
      latestRequests.clear()
      worker ??= start()
      ask('open', { kind: 'openArtwork', sequence: sequences.open, file, spec })
    },
    renderPrint: (spec, scale) =>
      ask('print', { kind: 'renderPrint', sequence: ++sequences.print, spec, scale }),
    renderRegion: (view, spec, region) =>
      ask(view, { kind: 'renderRegion', sequence: ++sequences[view], view, spec, region }),
    readTones: (spec) => ask('tones', { kind: 'readTones', sequence: ++sequences.tones, spec }),
    stop: giveUp,
  }
}

type SequenceKey = 'open' | 'print' | 'tones' | PreviewRegionKind

/** Returns which sequence a response belongs to. */
function getSequenceKey(response: PrintWorkerResponse): SequenceKey {
  switch (response.kind) {
    case 'regionRendered':
      return response.view
    case 'tonesReady':
      return 'tones'
    case 'artworkPrepared':
    case 'tileRendered':
    case 'printAnalysed':
    case 'filmSampled':
      return 'print'
    default:
      return 'open'
  }
}
