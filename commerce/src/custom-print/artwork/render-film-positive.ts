import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate } from 'node:zlib'
import { prepare } from '../../print-kernel/print-analysis'
import { filmPlate } from '../../print-kernel/film-positive'
import { filmStrips, pngChunk, pngEnd, pngStart } from '../../print-kernel/film-positive-png'
import type { Job } from '../../contract/custom-print/print-spec'
import { mended } from '../../print-kernel/repair'
import { printOf } from '../../print-kernel/screen-print'
import { readPicture } from './decode-artwork'

/** Writes the film of a kept drawing, from which its screen is exposed, as a PNG. */
export async function drawFilm(original: Buffer, job: Job, file: string): Promise<void> {
  const film = filmPlate(printOf(mended(prepare(await readPicture(original), job), job), job))
  await pipeline(
    Readable.from(filmStrips(film)),
    createDeflate(),
    async function* (deflated: AsyncIterable<Uint8Array>) {
      yield pngStart(film)
      for await (const part of deflated) yield pngChunk('IDAT', part)
      yield pngEnd()
    },
    createWriteStream(file),
  )
}
