import type { MedusaContainer } from '@medusajs/framework/types'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { StoredPreflightResult } from '../../contract/custom-print/preflight-codes'
import { clampToShirt } from '../../contract/custom-print/print-position'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { createArtworkStore } from './artwork-store'
import type { ProofPrint, RenderedProof } from './render-proof'
import type { ProofTask } from './render-proof-process'
import { runProofProcess } from './artwork-processes'
import { storeArtworkFile } from './store-artwork-file'
import { withDrawnOriginal } from './with-drawn-original'
import type { NewArtworkFile, PrintRequest } from '../stores/custom-print-rows'
import { READING_TOLERANCE } from '../rules/quote-request'
import { toStoredResults } from '../rules/to-stored-results'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { hasRefusal } from '../../print-kernel/preflight/preflight-result'

type RequestArtwork = Pick<PrintRequest, 'id' | 'results'>
/** A stored picture of a print, the print's height in mm, and its preflight results. */
type DrawnVersion = { picture: NewArtworkFile; height: number; results: StoredPreflightResult[] }

/**
 * Renders a request's artwork with another spec and stores the picture. A caller that writes no row for it deletes
 * it. Rejects with StaffRefusal.
 */
export function storeVersionPreview(
  request: RequestArtwork,
  spec: PrintSpec,
  container: MedusaContainer,
): Promise<DrawnVersion> {
  return withRenderedVersion(
    request,
    { spec },
    container,
    async (file, { width, height, heightMm: printHeight, results }) => {
      // With inverted tones the inked part may be cut differently, and be higher than the artwork as it was sent.
      if (!fitsShirt(spec, printHeight)) throw new StaffRefusal('off_shirt')
      const storedFile = await storeArtworkFile(file, createArtworkStore(container))
      return {
        picture: { kind: 'proof', ...storedFile, width, height },
        height: printHeight,
        results: toStoredResults(results),
      }
    },
  )
}

/** Renders the same without storing it. Returns a PNG and the print's sides in mm. Rejects with StaffRefusal. */
export function renderVersionPreview(
  request: RequestArtwork,
  print: Pick<ProofPrint, 'spec' | 'scaledAs'>,
  container: MedusaContainer,
): Promise<{ picture: Buffer; widthMm: number; heightMm: number }> {
  return withRenderedVersion(request, print, container, async (file, { widthMm, heightMm }) => ({
    picture: await readFile(file),
    widthMm,
    heightMm,
  }))
}

function withRenderedVersion<Result>(
  request: RequestArtwork,
  print: Pick<ProofPrint, 'spec' | 'scaledAs'>,
  container: MedusaContainer,
  use: (file: string, proof: RenderedProof) => Promise<Result>,
): Promise<Result> {
  const vector = findVector(request)
  return withDrawnOriginal(
    {
      requestId: request.id,
      draw: (task) => runProofProcess({ ...task, ...print, vector }),
      goneCode: 'request_closed',
    },
    container,
    async (file, { drawn }) => {
      if (hasRefusal(drawn.results)) throw new StaffRefusal('not_printable')
      return use(file, drawn)
    },
  )
}

/** Returns what the press said of a vector, which is kept as pixels; undefined for other artwork. */
function findVector({ results }: RequestArtwork): ProofTask['vector'] {
  for (const { code, values } of results) {
    if (code === 'vector') return { pictureWidthPx: undefined }
    if (values['pictureWidthPx'] !== undefined) return { pictureWidthPx: Number(values['pictureWidthPx']) }
  }
  return undefined
}

/** Whether a print fits on its shirt at its rendered height in mm. A difference of a pixel is tolerated. */
export function fitsShirt(spec: PrintSpec, height: number): boolean {
  return isDeepStrictEqual(clampToShirt(spec, spec.width / (height * (1 - READING_TOLERANCE))), spec)
}
