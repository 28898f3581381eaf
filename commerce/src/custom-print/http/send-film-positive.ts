import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { StaffRefusal } from '../../lib/staff-refusal'
import type { PrintRequest } from '../stores/custom-print-rows'
import { withTemporaryFolder } from '../artwork/temporary-folder'
import { createArtworkStore } from '../artwork/artwork-store'
import { createFilmPositivePdf } from '../artwork/film-positive-pdf'
import { readUnlessGone } from '../artwork/read-unless-gone'
import { runFilmPositiveProcess } from '../artwork/artwork-processes'
import { ARTWORK_HEADERS } from './send-artwork'

const CONTENT_TYPES = { png: 'image/png', pdf: 'application/pdf' } as const
export type FilmPositiveFormat = keyof typeof CONTENT_TYPES

/**
 * Renders the film of a request from its stored artwork and sends it.
 * Rejects with StaffRefusal.
 */
export async function sendFilmPositive(
  {
    id,
    number,
    spec,
    version,
  }: Pick<PrintRequest, 'id' | 'number' | 'spec'> & { version: number | undefined },
  format: FilmPositiveFormat,
  container: MedusaContainer,
  response: MedusaResponse,
): Promise<void> {
  const pictures = await container.resolve('printRequestStore').listArtwork([id])
  const key = pictures.find(({ kind }) => kind === 'original')?.file_key
  if (key === undefined) throw createGoneRefusal()
  const store = createArtworkStore(container)
  const original = await readUnlessGone(() => store.read(key).then(buffer), createGoneRefusal)
  await withTemporaryFolder(
    container,
    async ({ folder }) => {
      const file = join(folder, 'film.png')
      const result = await runFilmPositiveProcess({ original, spec, file })
      if (result === 'busy') throw new StaffRefusal('press_busy')
      if ('failure' in result) throw createFullRefusal()
      response.set({ ...ARTWORK_HEADERS, 'Content-Type': CONTENT_TYPES[format] })
      response.attachment(`film-${number}${version === undefined ? '' : `-v${version}`}.${format}`)
      await pipeline(
        format === 'pdf'
          ? await createFilmPositivePdf(file, { number, version, spec })
          : createReadStream(file),
        response,
      )
    },
    createFullRefusal,
  )
}

const createGoneRefusal = () => new StaffRefusal('no_such_film')
const createFullRefusal = () => new StaffRefusal('storage_full')
