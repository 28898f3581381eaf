import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate } from 'node:zlib'
import { prepare } from '../../contract/press/facts'
import { filmPlate } from '../../contract/press/film-plate'
import { filmStrips, pngChunk, pngEnd, pngStart } from '../../contract/press/film-png'
import type { Job } from '../../contract/press/job'
import { mended } from '../../contract/press/mend'
import { printOf } from '../../contract/press/print-of'
import { readPicture } from './read-picture'

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
