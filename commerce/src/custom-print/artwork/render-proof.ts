import sharp from 'sharp'
import { runPreflight } from '../../print-kernel/preflight/preflight'
import type { PreflightResult } from '../../print-kernel/preflight/preflight-result'
import { analysePrint } from '../../print-kernel/preflight/print-analysis'
import { prepareArtwork } from '../../print-kernel/tones/prepare-artwork'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { repairFineDetail } from '../../print-kernel/strokes/repair'
import { computeHeightMm } from '../../contract/custom-print/print-position'
import { renderPreview } from './render-preview'
import { decodeStoredArtwork } from './decode-stored-artwork'

/** Size of the picture in px, height of the print in mm, and the preflight results. */
export type RenderedProof = { width: number; height: number; heightMm: number; results: PreflightResult[] }

/** `vector` is what is known of artwork that was one: the width of its coarsest picture, as `analysePrint` has it. */
export type ProofPrint = { spec: PrintSpec; vector?: { pictureWidthPx: number | undefined } | undefined }

/** Renders the print of stored artwork with a spec. */
export async function renderProof(
  original: Buffer,
  { spec, vector }: ProofPrint,
  file: string,
): Promise<RenderedProof> {
  const { width: originalWidthPx } = await sharp(original).metadata()
  const artwork = prepareArtwork(await decodeStoredArtwork(original), spec)
  const print = repairFineDetail(artwork, spec)
  await renderPreview(print, spec, file)
  const { width, height } = await sharp(file).metadata()
  const widthPx = vector === undefined ? originalWidthPx : vector.pictureWidthPx
  const analysis = analysePrint(print, spec, widthPx, vector !== undefined)
  return {
    width,
    height,
    heightMm: computeHeightMm(spec.width, artwork.inkBounds.width / artwork.inkBounds.height),
    results: runPreflight(analysis, spec),
  }
}
