import type { Job } from '@contract/custom-print/print-spec'
import type { Tile } from '@print-kernel/render-screen-print'
import { drawVector } from './rasterise-svg'
import type { Request, Response, View } from './print-worker-messages'

/** The press, which works beside the page. Only the newest request of its kind is answered. */
export type PressClient = {
  open(file: Blob, job: Job): void
  print(job: Job, scale: number): void
  look(view: View, job: Job, region: Tile): void
  tones(job: Job): void
  stop(): void
}

/** What the bench hears of the press. */
export type PressResponse = Exclude<Response, { kind: 'vector' }>

/** Starts the press. `onResponse` gets undefined where it cannot run. */
export function startPress(onResponse: (response: PressResponse | undefined) => void): PressClient {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { type: 'module' })
  const turns = { open: 0, print: 0, tones: 0, loupe: 0, trueSize: 0 }
  worker.addEventListener('error', () => onResponse(undefined))
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    if (data.turn !== turns[turnOf(data)]) return
    if (data.kind === 'vector') void giveVector(data.turn)
    else onResponse(data)
  })
  let chosen: Blob | undefined
  const post = (request: Request, transfer: Transferable[] = []) => worker.postMessage(request, { transfer })
  async function giveVector(turn: number) {
    const vector = chosen && (await drawVector(chosen))
    post({ kind: 'vector', turn, vector }, vector ? [vector] : [])
  }
  return {
    open(file, job) {
      chosen = file
      // Whatever was being printed is of another drawing.
      turns.open = turns.print += 1
      post({ kind: 'open', turn: turns.open, file, job })
    },
    print: (job, scale) => post({ kind: 'print', turn: ++turns.print, job, scale }),
    look: (view, job, region) => post({ kind: 'look', turn: ++turns[view], view, job, region }),
    tones: (job) => post({ kind: 'tones', turn: ++turns.tones, job }),
    stop: () => worker.terminate(),
  }
}

/** Whose newest request a response has to answer. */
function turnOf(response: Response) {
  switch (response.kind) {
    case 'looked':
      return response.view
    case 'toned':
      return 'tones'
    case 'prepared':
    case 'inked':
    case 'judged':
      return 'print'
    default:
      return 'open'
  }
}
