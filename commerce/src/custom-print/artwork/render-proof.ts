import sharp from 'sharp'
import { runPreflight } from '../../print-kernel/preflight/preflight'
import type { PreflightResult } from '../../print-kernel/preflight/preflight-result'
import { analysePrint } from '../../print-kernel/preflight/print-analysis'
import { prepareArtwork } from '../../print-kernel/tones/prepare-artwork'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { repairFineDetail } from '../../print-kernel/strokes/repair'
import { clampToShirt, computeHeightMm } from '../../contract/custom-print/print-position'
import { renderPreview } from './render-preview'
import { decodeStoredArtwork } from './decode-stored-artwork'

/** Size of the picture in px, sides of the print in mm, and the preflight results. */
export type RenderedProof = {
  width: number
  height: number
  widthMm: number
  heightMm: number
  results: PreflightResult[]
}

/**
 * `vector` is what is known of artwork that was one: the width of its coarsest picture, as `analysePrint` has it.
 * With `scaledAs`, the print is as wide as makes nothing in it larger or smaller than with that spec.
 */
export type ProofPrint = {
  spec: PrintSpec
  vector?: { pictureWidthPx: number | undefined } | undefined
  scaledAs?: PrintSpec | undefined
}

/** Renders the print of stored artwork with a spec. */
export async function renderProof(
  original: Buffer,
  { spec: requestedSpec, vector, scaledAs }: ProofPrint,
  file: string,
): Promise<RenderedProof> {
  const { width: originalWidthPx } = await sharp(original).metadata()
  const whole = await decodeStoredArtwork(original)
  const artwork = prepareArtwork(whole, requestedSpec)
  const aspect = artwork.inkBounds.width / artwork.inkBounds.height
  const spec = scaledAs === undefined ? requestedSpec : scaleAs(scaledAs)
  const print = repairFineDetail(artwork, spec)
  await renderPreview(print, spec, file)
  const { width, height } = await sharp(file).metadata()
  const widthPx = vector === undefined ? originalWidthPx : vector.pictureWidthPx
  const analysis = analysePrint(print, spec, widthPx, vector !== undefined)
  return {
    width,
    height,
    widthMm: spec.width,
    heightMm: computeHeightMm(spec.width, aspect),
    results: runPreflight(analysis, spec),
  }

  function scaleAs(other: PrintSpec): PrintSpec {
    const pixelMm = other.width / prepareArtwork(whole, other).inkBounds.width
    return clampToShirt({ ...requestedSpec, width: artwork.inkBounds.width * pixelMm }, aspect)
  }
}
