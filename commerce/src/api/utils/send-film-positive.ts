import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { createRequestNotFoundError } from '../../lib/shop-error'
import type { PrintRequest } from '../../custom-print/print-request-rows'
import { withTemporaryFolder } from '../../custom-print/artwork/temporary-folder'
import { createArtworkStore } from '../../custom-print/artwork/artwork-store'
import { createFilmPositivePdf } from '../../custom-print/artwork/film-positive-pdf'
import { readUnlessGone } from '../../custom-print/artwork/read-unless-gone'
import { runFilmPositiveProcess } from '../../custom-print/artwork/run-process'
import { CustomPrintError } from '../../custom-print/custom-print-error'
import { ARTWORK_HEADERS } from './send-artwork'

const TYPES = { png: 'image/png', pdf: 'application/pdf' } as const
export type FilmPositiveFormat = keyof typeof TYPES

/**
 * Renders the film of a request from its stored artwork and sends it.
 * Rejects with ShopError 404 if that is gone, or with CustomPrintError.
 */
export async function sendFilmPositive(
  {
    id,
    number,
    job: spec,
    version,
  }: Pick<PrintRequest, 'id' | 'number' | 'job'> & { version: number | undefined },
  type: FilmPositiveFormat,
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve('printRequestStore').listArtwork([id])
  const key = pictures.find(({ kind }) => kind === 'original')?.file_key
  if (key === undefined) throw createRequestNotFoundError()
  const store = createArtworkStore(container)
  const original = await readUnlessGone(() => store.read(key).then(buffer), createRequestNotFoundError)
  await withTemporaryFolder(container, async ({ folder }) => {
    const file = join(folder, 'film.png')
    const result = await runFilmPositiveProcess({ original, spec, file })
    if (result === 'busy') throw new CustomPrintError('busy')
    if ('failure' in result) throw new CustomPrintError('storage_full')
    response.set({ ...ARTWORK_HEADERS, 'Content-Type': TYPES[type] })
    response.attachment(`film-${number}${version === undefined ? '' : `-v${version}`}.${type}`)
    await pipeline(type === 'pdf' ? await createFilmPositivePdf(file) : createReadStream(file), response)
  })
}
