import {
  computeCoverage,
  analysePrint,
  shouldInvertTones,
  type PreparedArtwork,
  prepareArtwork,
} from '@print-kernel/print-analysis'
import { hasRepairs, type PrintSpec } from '@contract/custom-print/print-spec'
import { repairFineDetail } from '@print-kernel/repair'
import { createScreenPrint } from '@print-kernel/screen-print'
import { splitIntoTiles } from '@print-kernel/render-screen-print'
import { findMostDetailedPoint } from './most-detailed-point'
import { decodeArtwork, type DecodedArtwork } from './decode-artwork'
import { renderTile } from './render-tile'
import type { PrintWorkerRequest, PrintWorkerResponse } from './print-worker-messages'

/** The current artwork; undefined before the first and if it was refused. */
let opening: Promise<DecodedArtwork | undefined> = Promise.resolve(undefined)
let giveVector: ((vector: ImageBitmap | undefined) => void) | undefined
let prepared: { key: string; artwork: PreparedArtwork } | undefined
let lastRepaired: { key: string; from: PreparedArtwork; artwork: PreparedArtwork } | undefined
/** The latest sequences of artwork and print. Work on earlier ones stops. */
const newest = { open: 0, print: 0 }

self.addEventListener('message', ({ data }: MessageEvent<PrintWorkerRequest>) => {
  if (data.kind === 'openArtwork') {
    newest.open = newest.print = data.sequence
    opening = open(data)
    opening.catch(fail)
  } else if (data.kind === 'svgRasterised') {
    if (data.sequence === newest.open) giveVector?.(data.vector)
  } else {
    if (data.kind === 'renderPrint') newest.print = data.sequence
    work(data).catch(fail)
  }
})

/** Rethrows an error outside the promise, as a worker's rejections do not reach the page. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

async function work(
  request: Exclude<PrintWorkerRequest, { kind: 'openArtwork' | 'svgRasterised' }>,
): Promise<void> {
  const opened = await opening
  if (opened === undefined) return
  if (request.kind === 'renderPrint') return print(opened, request)
  const artwork = getRepairedArtwork(opened, request.spec)
  const { sequence } = request
  if (request.kind === 'readTones') {
    const print = createScreenPrint(artwork, request.spec)
    const tones = { ...print.tones, values: print.tones.values.slice() }
    return send({ kind: 'tonesReady', sequence, tones }, [tones.values.buffer])
  }
  const pixels = renderTile(opened.image, artwork, request.spec, request.region)
  send({ kind: 'regionRendered', sequence, view: request.view, tile: request.region, pixels }, [
    pixels.buffer,
  ])
}

async function open({
  sequence,
  file,
  spec,
}: Extract<PrintWorkerRequest, { kind: 'openArtwork' }>): Promise<DecodedArtwork | undefined> {
  const decoded = await decodeArtwork(file, () => requestSvgBitmap(sequence))
  if (sequence !== newest.open) return undefined
  prepared = undefined
  if (typeof decoded === 'string') {
    send({ kind: 'artworkRejected', sequence, reason: decoded })
    return undefined
  }
  send({ kind: 'artworkOpened', sequence, artwork: decoded.artwork })
  // Prepares the artwork in advance, while the page lays itself out.
  getPreparedArtwork(decoded, spec)
  return decoded
}

async function print(
  drawing: DecodedArtwork,
  { sequence, spec, scale }: Extract<PrintWorkerRequest, { kind: 'renderPrint' }>,
): Promise<void> {
  if (sequence !== newest.print) return
  const artwork = getRepairedArtwork(drawing, spec)
  const aspect = artwork.inkBounds.width / artwork.inkBounds.height
  const width = Math.max(1, Math.round(spec.width * scale))
  const height = Math.max(1, Math.round((spec.width / aspect) * scale))
  send({ kind: 'artworkPrepared', sequence, aspect, width, height })
  const tiles = splitIntoTiles(width, height, scale)
  for (const [index, tile] of tiles.entries()) {
    await yieldToMessages()
    if (sequence !== newest.print) return
    const pixels = renderTile(drawing.image, artwork, spec, tile)
    send({ kind: 'tileRendered', sequence, isLast: index === tiles.length - 1, tile, pixels }, [
      pixels.buffer,
    ])
  }
  await yieldToMessages()
  if (sequence !== newest.print) return
  const { width: across, isVector } = drawing.artwork
  const analysis = analysePrint(drawing.image, artwork, spec, isVector ? undefined : across)
  const mostDetailedPoint = findMostDetailedPoint(artwork.tones, spec.width)
  send({
    kind: 'printAnalysed',
    sequence,
    analysis,
    coverage: computeCoverage(artwork.tones),
    mostDetailedPoint,
  })
}

/** Asks the page for the pixels of an SVG. Undefined if other artwork was opened meanwhile. */
function requestSvgBitmap(sequence: number): Promise<ImageBitmap | undefined> {
  if (sequence !== newest.open) return Promise.resolve(undefined)
  send({ kind: 'svgNeeded', sequence })
  return new Promise((resolve) => (giveVector = resolve))
}

/** Returns the artwork prepared for a spec, with its fine details repaired if the spec asks for that. */
function getRepairedArtwork(drawing: DecodedArtwork, spec: PrintSpec): PreparedArtwork {
  const from = getPreparedArtwork(drawing, spec)
  if (!hasRepairs(spec)) return from
  const key = JSON.stringify([spec.width, spec.ruling, spec.isThickened, spec.isCleaned])
  if (lastRepaired?.from !== from || lastRepaired.key !== key)
    lastRepaired = { key, from, artwork: repairFineDetail(from, spec) }
  return lastRepaired.artwork
}

/** Returns the artwork prepared for a spec, without repairs. The result is cached for specs that need the same. */
function getPreparedArtwork({ image }: DecodedArtwork, spec: PrintSpec): PreparedArtwork {
  const isDtg = spec.method === 'dtg'
  const plain = { ...spec, isSwapped: false, curve: 0 }
  const key = JSON.stringify([
    spec.isPaperKept,
    isDtg,
    ...(isDtg ? [] : [spec.curve, shouldInvertTones(spec, true), shouldInvertTones(spec, false)]),
  ])
  if (prepared?.key !== key) prepared = { key, artwork: prepareArtwork(image, isDtg ? plain : spec) }
  return prepared.artwork
}

const { port1, port2 } = new MessageChannel()
port1.start()

/** Yields to pending messages. A timer would take 4 ms, and a print has dozens of tiles. */
const yieldToMessages = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port2.postMessage(undefined)
  })

function send(response: PrintWorkerResponse, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
