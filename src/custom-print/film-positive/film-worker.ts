import { type FilmPlate, filmPlate } from '@print-kernel/film-positive'
import { filmStrips, pngChunk, pngEnd, pngStart } from '@print-kernel/film-positive-png'
import type { FilmRegion, FilmRequest, FilmResponse } from './film-worker-messages'

let film: FilmPlate | undefined
/** The saving that counts: earlier ones stop. */
let saving = 0

self.addEventListener('message', ({ data }: MessageEvent<FilmRequest>) => {
  if (data.kind !== 'look') saving++
  if (data.kind === 'open') {
    film = filmPlate(data.print)
    return send({ kind: 'opened', width: film.width, height: film.height })
  }
  if (film === undefined) return
  if (data.kind === 'save') save(film, saving).catch(() => send({ kind: 'failed' }))
  if (data.kind === 'look') {
    const pixels = pixelsOf(film, data.region)
    send({ ...data, kind: 'looked', pixels }, [pixels.buffer])
  }
})

/** The film's bits as a canvas shows them; beyond its edge nothing. */
function pixelsOf(plate: FilmPlate, { left, top, width, height }: FilmRegion) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  const bits = plate.rows(top, Math.max(0, Math.min(height, plate.height - top)))
  const across = Math.min(width, plate.width - left)
  for (let row = 0; row * plate.bytes < bits.length; row++) {
    for (let column = 0; column < across; column++) {
      const place = left + column
      const isClear = (bits[row * plate.bytes + (place >> 3)] ?? 0) & (128 >> (place & 7))
      const at = (row * width + column) * 4
      if (isClear) pixels[at] = pixels[at + 1] = pixels[at + 2] = 255
      pixels[at + 3] = 255
    }
  }
  return pixels
}

/** Strips between which messages are let in. */
const IN_ONE_GO = 8

async function save(plate: FilmPlate, turn: number) {
  const { readable, writable } = new CompressionStream('deflate')
  const parts = collected(readable, plate)
  const writer = writable.getWriter()
  let strips = 0
  for (const strip of filmStrips(plate)) {
    await writer.write(strip)
    if (++strips % IN_ONE_GO > 0) continue
    send({ kind: 'progress', share: (strips * strip.length) / ((plate.bytes + 1) * plate.height) })
    await new Promise((resolve) => setTimeout(resolve))
    if (turn !== saving) return void writer.abort().catch(() => undefined)
  }
  await writer.close()
  const whole = await parts
  if (turn !== saving) return
  send({ kind: 'saved', blob: new Blob(whole, { type: 'image/png' }) })
}

async function collected(deflated: ReadableStream<Uint8Array>, plate: FilmPlate): Promise<BlobPart[]> {
  const parts: BlobPart[] = [pngStart(plate)]
  const reader = deflated.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(pngChunk('IDAT', next.value))
  } catch {
    // It was cancelled.
  }
  return [...parts, pngEnd()]
}

function send(response: FilmResponse, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
