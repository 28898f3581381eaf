import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { PrintRequest } from '../stores/custom-print-rows'
import { withDrawnOriginal } from '../artwork/with-drawn-original'
import { createFilmPositivePdf } from '../artwork/film-positive-pdf'
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
  await withDrawnOriginal(
    {
      requestId: id,
      draw: (task) => runFilmPositiveProcess({ ...task, spec }),
      goneCode: 'no_such_film',
    },
    container,
    async (file) => {
      response.set({ ...ARTWORK_HEADERS, 'Content-Type': CONTENT_TYPES[format] })
      response.attachment(`film-${number}${version === undefined ? '' : `-v${version}`}.${format}`)
      await pipeline(
        format === 'pdf'
          ? await createFilmPositivePdf(file, { number, version, spec })
          : createReadStream(file),
        response,
      )
    },
  )
}
