import type { RgbaImage } from '@print-kernel/image'
import { clampToShirt } from '@contract/custom-print/print-position'
import { prepareArtwork } from '@print-kernel/tones/prepare-artwork'
import { createScreenPrint } from '@print-kernel/print/screen-print'
import { splitIntoTiles } from '@print-kernel/print/render-screen-print'
import { ArtworkCache } from './artwork-cache'
import type { DecodedArtwork } from './decode-artwork'
import type { PrintWorkerRequest, PrintWorkerResponse } from './print-worker-messages'
import { renderPrintTile } from '@print-kernel/print/render-print'

type WorkerRequest<Kind extends PrintWorkerRequest['kind']> = Extract<PrintWorkerRequest, { kind: Kind }>

/** Begun with the worker: the page does not wait for them, and nothing is fetched once there is artwork. */
const decoderModule = import('./decode-artwork')
const analysisModule = import('./analyse-artwork')
/** The current artwork; undefined before the first and if it was refused. */
let currentArtwork: Promise<DecodedArtwork | undefined> = Promise.resolve(undefined)
const cache = new ArtworkCache()
/** The artwork whose picture was sent. */
let picturedArtwork: DecodedArtwork | undefined
/** The latest sequences of artwork and print. Work on earlier ones stops. */
const newest = { open: 0, print: 0 }

self.addEventListener('message', ({ data }: MessageEvent<PrintWorkerRequest>) => {
  switch (data.kind) {
    case 'openArtwork':
      newest.open = newest.print = data.sequence
      currentArtwork = openArtwork(data)
      return void currentArtwork.catch(fail)
    case 'renderPrint':
      newest.print = data.sequence
      return withArtwork((artwork) => renderPrint(artwork, data))
    case 'renderRegion':
      return withArtwork((artwork) => renderRegion(artwork, data))
    case 'readTones':
      return withArtwork((artwork) => readTones(artwork, data))
  }
})

/** Works on the artwork as soon as it is open, or not at all if it was refused. */
function withArtwork(work: (artwork: DecodedArtwork) => void | Promise<void>): void {
  currentArtwork.then((artwork) => artwork && work(artwork)).catch(fail)
}

/** Rethrows an error outside the promise, as a worker's rejections do not reach the page. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

async function openArtwork(request: WorkerRequest<'openArtwork'>): Promise<DecodedArtwork | undefined> {
  const { sequence, file, spec } = request
  const { decodeArtwork } = await decoderModule
  const decodedArtwork = await decodeArtwork(file, (draft) => renderDraft(draft, request))
  if (typeof decodedArtwork === 'string') {
    send({ kind: 'artworkRejected', sequence, reason: decodedArtwork })
    return undefined
  }
  if (sequence !== newest.open) return undefined
  cache.clear()
  send({ kind: 'artworkOpened', sequence, artwork: decodedArtwork.artwork })
  // Prepares the artwork in advance, while the page lays itself out.
  cache.prepareUnrepaired(decodedArtwork.image, spec)
  return decodedArtwork
}

/** Resolution of drafts in px per mm, before the page has said how large it shows the print. */
const DRAFT_PX_PER_MM = 1.25
/** Samples along a pixel's side in drafts: a seventh of the work that their dots would need. */
const DRAFT_SAMPLES_PER_PX = 3

/** Prints a small picture of what is still being drawn in full. Nothing is judged by it. */
function renderDraft(
  image: RgbaImage,
  { sequence, spec: requestedSpec }: WorkerRequest<'openArtwork'>,
): void {
  const preparedArtwork = prepareArtwork(image, requestedSpec)
  const aspect = preparedArtwork.inkBounds.width / preparedArtwork.inkBounds.height
  // The page limits it only once it knows the aspect; a thin strip as wide as a shirt would be endlessly high.
  const spec = clampToShirt(requestedSpec, aspect)
  const width = Math.max(1, Math.round(spec.width * DRAFT_PX_PER_MM))
  const height = Math.max(1, Math.round(width / aspect))
  const tile = { left: 0, top: 0, width, height, pxPerMm: DRAFT_PX_PER_MM }
  const pixels = renderPrintTile(preparedArtwork, spec, tile, DRAFT_SAMPLES_PER_PX)
  send({ kind: 'draftRendered', sequence, aspect, tile, pixels }, [pixels.buffer])
}

async function renderPrint(
  decodedArtwork: DecodedArtwork,
  { sequence, spec: requestedSpec, scale }: WorkerRequest<'renderPrint'>,
): Promise<void> {
  if (sequence !== newest.print) return
  const preparedArtwork = cache.prepare(decodedArtwork.image, requestedSpec)
  const aspect = preparedArtwork.inkBounds.width / preparedArtwork.inkBounds.height
  // As in a draft: after a cut the page does not know the aspect yet.
  const { width: widthMm } = clampToShirt(requestedSpec, aspect)
  const spec = { ...requestedSpec, width: widthMm }
  const width = Math.max(1, Math.round(spec.width * scale))
  const height = Math.max(1, Math.round((spec.width / aspect) * scale))
  const ink = { crop: spec.crop, widthPx: preparedArtwork.inkBounds.width, aspect }
  send({ kind: 'artworkPrepared', sequence, ink, width, height })
  const tiles = splitIntoTiles(width, height, scale)
  for (const [index, tile] of tiles.entries()) {
    await yieldToMessages()
    if (sequence !== newest.print) return
    const pixels = renderPrintTile(preparedArtwork, spec, tile)
    send({ kind: 'tileRendered', sequence, isLast: index === tiles.length - 1, tile, pixels }, [
      pixels.buffer,
    ])
  }
  // Without it the drawing is cut by numbers.
  sendPicture(decodedArtwork).catch((error: unknown) => console.error('No picture of the artwork', error))
  await yieldToMessages()
  if (sequence !== newest.print) return
  const { analysePrint, computeCoverage, computePictureWidthPx, findMostDetailedPoint, sampleFilm } =
    await analysisModule
  if (sequence !== newest.print) return
  const { image, pictures, artwork } = decodedArtwork
  const { width: fileWidthPx, isVector } = artwork
  const widthPx = isVector ? computePictureWidthPx({ ...image, pictures }, spec.crop) : fileWidthPx
  send({
    kind: 'printAnalysed',
    sequence,
    analysis: analysePrint(preparedArtwork, spec, widthPx, isVector),
    coverage: computeCoverage(preparedArtwork.tones),
    mostDetailedPoint: findMostDetailedPoint(preparedArtwork.tones, spec.width),
  })
  // Nobody waits for it but who sends the print.
  await yieldToMessages()
  if (sequence !== newest.print) return
  send({ kind: 'filmSampled', sequence, filmSample: { spec, bits: sampleFilm(preparedArtwork, spec) } })
}

/** Longest side in px of the picture of the whole artwork. */
const PICTURE_SIDE_PX = 640

/** Sends a picture of the whole artwork, once: a browser may turn the file otherwise, or draw a vector its own way. */
async function sendPicture(artwork: DecodedArtwork): Promise<void> {
  if (picturedArtwork === artwork) return
  picturedArtwork = artwork
  const sequence = newest.open
  const { width, height, data } = artwork.image
  const scale = PICTURE_SIDE_PX / Math.max(width, height)
  const picture = await createImageBitmap(
    new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height),
    {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'medium',
    },
  )
  if (picturedArtwork === artwork) send({ kind: 'pictureDrawn', sequence, picture }, [picture])
}

function renderRegion(
  { image }: DecodedArtwork,
  { sequence, view, spec, region }: WorkerRequest<'renderRegion'>,
): void {
  const pixels = renderPrintTile(cache.prepare(image, spec), spec, region)
  send({ kind: 'regionRendered', sequence, view, tile: region, pixels }, [pixels.buffer])
}

function readTones({ image }: DecodedArtwork, { sequence, spec }: WorkerRequest<'readTones'>): void {
  const print = createScreenPrint(cache.prepare(image, spec), spec)
  const tones = { ...print.tones, values: print.tones.values.slice() }
  send({ kind: 'tonesReady', sequence, tones }, [tones.values.buffer])
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
