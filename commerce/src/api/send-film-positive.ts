import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { requestNotFound } from '../lib/shop-error'
import { PRESS_MODULE } from '../modules/custom-print'
import type { PressRequest } from '../modules/custom-print/types'
import { inArtworkFolder } from '../custom-print/artwork/temporary-folder'
import { artworkStore } from '../custom-print/artwork/artwork-store'
import { filmPdf } from '../custom-print/artwork/film-positive-pdf'
import { readUnlessGone } from '../custom-print/artwork/read-unless-gone'
import { runFilmProcess } from '../custom-print/artwork/run-process'
import { PressError } from '../custom-print/custom-print-error'

const TYPES = { png: 'image/png', pdf: 'application/pdf' } as const
export type FilmType = keyof typeof TYPES

/** Draws the film of a request from its kept drawing, and sends it. Throws ShopError 404 where that is gone, PressError. */
export async function sendFilm(
  { id, number, job, version }: Pick<PressRequest, 'id' | 'number' | 'job'> & { version: number | undefined },
  type: FilmType,
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve(PRESS_MODULE).requests.artworkOf([id])
  const key = pictures.find(({ kind }) => kind === 'original')?.file_key
  if (key === undefined) throw requestNotFound()
  const store = artworkStore(container)
  const original = await readUnlessGone(() => store.read(key).then(buffer), requestNotFound)
  await inArtworkFolder(container, async ({ folder }) => {
    const file = join(folder, 'film.png')
    const result = await runFilmProcess({ original, job, file })
    if (result === 'busy') throw new PressError('busy')
    if ('failure' in result) throw new PressError('storage_full')
    response.set({
      'Content-Type': TYPES[type],
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    })
    response.attachment(`film-${number}${version === undefined ? '' : `-v${version}`}.${type}`)
    await pipeline(type === 'pdf' ? await filmPdf(file) : createReadStream(file), response)
  })
}
