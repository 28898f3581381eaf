import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflate } from 'node:zlib'
import { prepareArtwork } from '../../print-kernel/tones/prepare-artwork'
import { createFilmPositive } from '../../print-kernel/film-positive/film-positive'
import {
  renderFilmStrips,
  encodePngChunk,
  encodePngTrailer,
  encodePngHeader,
} from '../../print-kernel/film-positive/film-positive-png'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { repairFineDetail } from '../../print-kernel/strokes/repair'
import { createScreenPrint } from '../../print-kernel/print/screen-print'
import { decodeStoredArtwork } from './decode-stored-artwork'

/** Writes the film positive of stored artwork as a PNG. */
export async function renderFilmPositive(original: Buffer, spec: PrintSpec, file: string): Promise<void> {
  const film = createFilmPositive(
    createScreenPrint(
      repairFineDetail(prepareArtwork(await decodeStoredArtwork(original), spec), spec),
      spec,
    ),
  )
  await pipeline(
    Readable.from(renderFilmStrips(film)),
    createDeflate(),
    async function* (rows: AsyncIterable<Uint8Array>) {
      yield encodePngHeader(film)
      for await (const part of rows) yield encodePngChunk('IDAT', part)
      yield encodePngTrailer()
    },
    createWriteStream(file),
  )
}
