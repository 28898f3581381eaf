import { coverageOf, factsOf, isSwapped, type Original, prepare } from '@print-kernel/print-analysis'
import { isMended, type Job } from '@contract/custom-print/print-spec'
import { mended } from '@print-kernel/repair'
import { printOf } from '@print-kernel/screen-print'
import { tilesOf } from '@print-kernel/render-screen-print'
import { busiestSpot } from './most-detailed-point'
import { decode, type Decoded } from './decode-artwork'
import { inkPixels } from './render-tile'
import type { Request, Response } from './print-worker-messages'

/** The drawing, once it is read; undefined before the first, and for one that was refused. */
let opening: Promise<Decoded | undefined> = Promise.resolve(undefined)
let giveVector: ((vector: ImageBitmap | undefined) => void) | undefined
let prepared: { key: string; original: Original } | undefined
let lastMended: { key: string; from: Original; original: Original } | undefined
/** The last drawing and the last print that were asked for: earlier ones stop. */
const newest = { open: 0, print: 0 }

self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'open') {
    newest.open = newest.print = data.turn
    opening = open(data)
    opening.catch(fail)
  } else if (data.kind === 'vector') {
    if (data.turn === newest.open) giveVector?.(data.vector)
  } else {
    if (data.kind === 'print') newest.print = data.turn
    work(data).catch(fail)
  }
})

/** Tells the page, which hears no rejection of a worker. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

async function work(request: Exclude<Request, { kind: 'open' | 'vector' }>): Promise<void> {
  const opened = await opening
  if (opened === undefined) return
  if (request.kind === 'print') return print(opened, request)
  const original = mendedFor(opened, request.job)
  const { turn } = request
  if (request.kind === 'tones') {
    const print = printOf(original, request.job)
    const tones = { ...print.tones, values: print.tones.values.slice() }
    return send({ kind: 'toned', turn, tones }, [tones.values.buffer])
  }
  const pixels = inkPixels(opened.picture, original, request.job, request.region)
  send({ kind: 'looked', turn, view: request.view, tile: request.region, pixels }, [pixels.buffer])
}

async function open({ turn, file, job }: Extract<Request, { kind: 'open' }>): Promise<Decoded | undefined> {
  const decoded = await decode(file, () => vectorFor(turn))
  if (turn !== newest.open) return undefined
  prepared = undefined
  if (typeof decoded === 'string') {
    send({ kind: 'refused', turn, reason: decoded })
    return undefined
  }
  send({ kind: 'opened', turn, artwork: decoded.artwork })
  // While the page lays out the bench.
  originalFor(decoded, job)
  return decoded
}

async function print(
  drawing: Decoded,
  { turn, job, scale }: Extract<Request, { kind: 'print' }>,
): Promise<void> {
  if (turn !== newest.print) return
  const original = mendedFor(drawing, job)
  const aspect = original.box.width / original.box.height
  const width = Math.max(1, Math.round(job.width * scale))
  const height = Math.max(1, Math.round((job.width / aspect) * scale))
  send({ kind: 'prepared', turn, aspect, width, height })
  const tiles = tilesOf(width, height, scale)
  for (const [index, tile] of tiles.entries()) {
    await newMessages()
    if (turn !== newest.print) return
    const pixels = inkPixels(drawing.picture, original, job, tile)
    send({ kind: 'inked', turn, isLast: index === tiles.length - 1, tile, pixels }, [pixels.buffer])
  }
  await newMessages()
  if (turn !== newest.print) return
  const { width: across, isVector } = drawing.artwork
  const facts = factsOf(drawing.picture, original, job, isVector ? undefined : across)
  const busiest = busiestSpot(original.tones, job.width)
  send({ kind: 'judged', turn, facts, coverage: coverageOf(original.tones), busiest })
}

/** The pixels of a vector drawing, which the page draws; none for one that is no longer asked for. */
function vectorFor(turn: number): Promise<ImageBitmap | undefined> {
  if (turn !== newest.open) return Promise.resolve(undefined)
  send({ kind: 'vector', turn })
  return new Promise((resolve) => (giveVector = resolve))
}

/** The drawing as a job wants it, mended where it asks for that. */
function mendedFor(drawing: Decoded, job: Job): Original {
  const from = originalFor(drawing, job)
  if (!isMended(job)) return from
  const key = JSON.stringify([job.width, job.ruling, job.isThickened, job.isCleaned])
  if (lastMended?.from !== from || lastMended.key !== key)
    lastMended = { key, from, original: mended(from, job) }
  return lastMended.original
}

/** The drawing before it is mended, made once for all jobs that want the same. */
function originalFor({ picture }: Decoded, job: Job): Original {
  const isDtg = job.method === 'dtg'
  const plain = { ...job, isSwapped: false, curve: 0 }
  const key = JSON.stringify([
    job.isPaperKept,
    isDtg,
    ...(isDtg ? [] : [job.curve, isSwapped(job, true), isSwapped(job, false)]),
  ])
  if (prepared?.key !== key) prepared = { key, original: prepare(picture, isDtg ? plain : job) }
  return prepared.original
}

const { port1, port2 } = new MessageChannel()
port1.start()

/** Lets messages in that have come meanwhile. A timer would take 4 ms, and a print has dozens of tiles. */
const newMessages = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port2.postMessage(undefined)
  })

function send(response: Response, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
