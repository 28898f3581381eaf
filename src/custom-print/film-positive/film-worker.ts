import { clamp } from '@contract/clamp'
import { type FilmPositive, createFilmPositive } from '@print-kernel/film-positive/film-positive'
import {
  renderFilmStrips,
  encodePngChunk,
  encodePngTrailer,
  encodePngHeader,
} from '@print-kernel/film-positive/film-positive-png'
import type { FilmRegion, FilmWorkerRequest, FilmWorkerResponse } from './film-worker-messages'

let currentFilm: FilmPositive | undefined
/** Number of the latest encoding. Encodings with a smaller number stop. */
let encoding = 0

self.addEventListener('message', ({ data }: MessageEvent<FilmWorkerRequest>) => {
  if (data.kind !== 'renderRegion') encoding++
  if (data.kind === 'openPrint') {
    currentFilm = createFilmPositive(data.print)
    return send({ kind: 'filmOpened', width: currentFilm.width, height: currentFilm.height })
  }
  if (currentFilm === undefined) return
  if (data.kind === 'encodePng')
    encodePng(currentFilm, encoding).catch(() => send({ kind: 'encodingFailed' }))
  if (data.kind === 'renderRegion') {
    const pixels = renderRegionPixels(currentFilm, data.region)
    send({ ...data, kind: 'regionRendered', pixels }, [pixels.buffer])
  }
})

/** Converts the film's bits to RGBA pixels; transparent beyond its edge. */
function renderRegionPixels(film: FilmPositive, { left, top, width, height }: FilmRegion) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const bits = film.renderRows(top, clamp(film.height - top, 0, height))
  const across = Math.min(width, film.width - left)
  for (let row = 0; row * film.bytesPerRow < bits.length; row++) {
    for (let column = 0; column < across; column++) {
      const place = left + column
      const isClear = (bits[row * film.bytesPerRow + (place >> 3)] ?? 0) & (128 >> (place & 7))
      const at = (row * width + column) * 4
      if (isClear) pixels[at] = pixels[at + 1] = pixels[at + 2] = 255
      pixels[at + 3] = 255
    }
  }
  return pixels
}

/** After this many strips, the encoder yields to pending messages. */
const IN_ONE_GO = 8

async function encodePng(film: FilmPositive, sequence: number) {
  const { readable, writable } = new CompressionStream('deflate')
  const parts = collectChunks(readable, film)
  const writer = writable.getWriter()
  let strips = 0
  for (const strip of renderFilmStrips(film)) {
    await writer.write(strip)
    if (++strips % IN_ONE_GO > 0) continue
    send({
      kind: 'encodingProgressed',
      share: (strips * strip.length) / ((film.bytesPerRow + 1) * film.height),
    })
    await new Promise((resolve) => setTimeout(resolve))
    if (sequence !== encoding) return void writer.abort().catch(() => undefined)
  }
  await writer.close()
  const whole = await parts
  if (sequence !== encoding) return
  send({ kind: 'pngEncoded', blob: new Blob(whole, { type: 'image/png' }) })
}

async function collectChunks(chunks: ReadableStream<Uint8Array>, film: FilmPositive): Promise<BlobPart[]> {
  const parts: BlobPart[] = [encodePngHeader(film)]
  const reader = chunks.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(encodePngChunk('IDAT', next.value))
  } catch {
    // The encoding was cancelled.
  }
  return [...parts, encodePngTrailer()]
}

function send(response: FilmWorkerResponse, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
