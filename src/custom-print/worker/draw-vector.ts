import engineUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { MAX_ANALYSIS_SIDE_PX, type RgbaImage } from '@print-kernel/image'
import { type DrawnVector, drawSvg, drawSvgDraft, startSvgEngine } from '@vector-artwork/draw-svg'
import { readSvg } from '@vector-artwork/read-svg'

/** A draft that was drawn faster is not worth showing. In ms. */
const MIN_DRAFT_MS = 15

/**
 * Draws an SVG as the server draws it for the film. Returns the reason if it is refused. If it takes long, `onDraft`
 * gets a picture of it first whose longer side is `draftSidePx`, which takes down to a thirtieth of the time.
 */
export async function drawVector(
  bytes: Uint8Array,
  draftSidePx: number,
  onDraft: (draft: RgbaImage) => void,
): Promise<DrawnVector | FileRefusal> {
  const drawing = readSvg(bytes)
  if (typeof drawing === 'string') return drawing
  await startSvgEngine(fetch(engineUrl))
  const start = performance.now()
  const draft = drawSvgDraft(drawing, draftSidePx)
  if (typeof draft === 'string') return draft
  if (performance.now() - start > MIN_DRAFT_MS) onDraft(draft)
  return drawSvg(drawing, MAX_ANALYSIS_SIDE_PX)
}
