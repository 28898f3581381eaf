import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { Tile } from '@print-kernel/render-screen-print'
import type { PrintWorkerRequest, PrintWorkerResponse, PreviewRegionKind } from './print-worker-messages'

/** Runs the print worker. Only the latest request of each kind is answered. */
export type PrintWorkerClient = {
  openArtwork(file: Blob, spec: PrintSpec): void
  renderPrint(spec: PrintSpec, scale: number): void
  renderRegion(view: PreviewRegionKind, spec: PrintSpec, region: Tile): void
  readTones(spec: PrintSpec): void
  stop(): void
}

/** Starts the print worker. `onResponse` gets undefined if it cannot run. */
export function startPrintWorker(
  onResponse: (response: PrintWorkerResponse | undefined) => void,
): PrintWorkerClient {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
  const sequences = { open: 0, print: 0, tones: 0, loupe: 0, trueSize: 0 }
  worker.addEventListener('error', () => onResponse(undefined))
  worker.addEventListener('message', ({ data }: MessageEvent<PrintWorkerResponse>) => {
    if (data.sequence === sequences[getSequenceKey(data)]) onResponse(data)
  })
  const post = (request: PrintWorkerRequest) => worker.postMessage(request, { transfer: [] })
  return {
    openArtwork(file, spec) {
      // A print that is still being rendered is of the artwork before.
      sequences.open = sequences.print += 1
      post({ kind: 'openArtwork', sequence: sequences.open, file, spec })
    },
    renderPrint: (spec, scale) => post({ kind: 'renderPrint', sequence: ++sequences.print, spec, scale }),
    renderRegion: (view, spec, region) =>
      post({ kind: 'renderRegion', sequence: ++sequences[view], view, spec, region }),
    readTones: (spec) => post({ kind: 'readTones', sequence: ++sequences.tones, spec }),
    stop: () => worker.terminate(),
  }
}

/** Returns which sequence a response belongs to. */
function getSequenceKey(response: PrintWorkerResponse) {
  switch (response.kind) {
    case 'regionRendered':
      return response.view
    case 'tonesReady':
      return 'tones'
    case 'artworkPrepared':
    case 'tileRendered':
    case 'printAnalysed':
      return 'print'
    default:
      return 'open'
  }
}
