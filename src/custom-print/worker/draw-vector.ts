import engineUrl from '@resvg/resvg-wasm/index_bg.wasm?url'
import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { MAX_ANALYSIS_SIDE_PX, type RgbaImage } from '@print-kernel/image'
import { drawSvg, startSvgEngine } from '@vector-artwork/draw-svg'
import { readSvg } from '@vector-artwork/read-svg'

/** Draws an SVG as the server draws it for the film. Returns the reason if it is refused. */
export async function drawVector(bytes: Uint8Array): Promise<RgbaImage | FileRefusal> {
  const drawing = readSvg(bytes)
  if (typeof drawing === 'string') return drawing
  await startSvgEngine(fetch(engineUrl))
  return drawSvg(drawing, MAX_ANALYSIS_SIDE_PX)
}
