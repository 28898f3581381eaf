import type { Job } from '@contract/press/job'
import type { Tile } from '@contract/press/screen-print'
import { drawVector } from './draw-vector'
import type { Request, Response, View } from './messages'

/** The press, which works beside the page. Only the newest request of its kind is answered. */
export type PressClient = {
  open(file: Blob, job: Job): void
  print(job: Job, scale: number): void
  look(view: View, job: Job, region: Tile): void
  tones(job: Job): void
  stop(): void
}

/** Starts the press. `onResponse` gets undefined where it cannot run. */
export function startPress(onResponse: (response: Response | undefined) => void): PressClient {
  const worker = new Worker(new URL('./press-worker.ts', import.meta.url), { type: 'module' })
  const turns = { print: 0, tones: 0, loupe: 0, trueSize: 0 }
  worker.addEventListener('error', () => onResponse(undefined))
  worker.addEventListener('message', ({ data }: MessageEvent<Response>) => {
    const of = data.kind === 'looked' ? data.view : data.kind === 'toned' ? 'tones' : 'print'
    if (data.turn === turns[of]) onResponse(data)
  })
  const post = (request: Request, transfer: Transferable[] = []) => worker.postMessage(request, { transfer })
  return {
    async open(file, job) {
      const turn = ++turns.print
      const vector = await drawVector(file)
      if (turn === turns.print) post({ kind: 'open', turn, file, vector, job }, vector ? [vector] : [])
    },
    print: (job, scale) => post({ kind: 'print', turn: ++turns.print, job, scale }),
    look: (view, job, region) => post({ kind: 'look', turn: ++turns[view], view, job, region }),
    tones: (job) => post({ kind: 'tones', turn: ++turns.tones, job }),
    stop: () => worker.terminate(),
  }
}
