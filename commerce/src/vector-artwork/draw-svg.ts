import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { RgbaImage } from '../print-kernel/image'
import type { FileRefusal } from '../contract/custom-print/artwork-file'
import type { MeasuredPicture } from './picture-width'
import { measurePictures } from './measure-pictures'
import type { SvgElement } from './parse-svg'
import { type SvgDrawing, writeSizedSvg, writeSvg } from './read-svg'

let engineStart: Promise<void> | undefined

/** Starts the engine, once. `wasm` are its instructions, or where they are. */
export function startSvgEngine(wasm: Parameters<typeof initWasm>[0]): Promise<void> {
  engineStart ??= initWasm(wasm)
  return engineStart
}

/** No letters are left when the engine draws; without this it looks for fonts. */
const OPTIONS = { font: { loadSystemFonts: false } }

/** A drawn vector with the pictures within it; without any, it is made of shapes alone. */
export type DrawnVector = RgbaImage & { pictures: readonly MeasuredPicture[] }

/**
 * Draws a vector with its longer side in px, the same in browsers and on the server to the last bit.
 * Returns `empty` if there is nothing to draw, and `heavy` if the engine has failed: draw no more with it then.
 */
export function drawSvg(drawing: SvgDrawing, sidePx: number): DrawnVector | FileRefusal {
  const picture = runEngine(drawing, sidePx, hasPicture(drawing.root))
  if (typeof picture === 'string') return picture
  const { text, ...image } = picture
  return { ...image, pictures: text === undefined ? [] : measurePictures(text, image) }
}

/** Draws a vector as `drawSvg` does, to look at: nothing in it is measured. */
export const drawSvgDraft = (drawing: SvgDrawing, sidePx: number): RgbaImage | FileRefusal =>
  runEngine(drawing, sidePx, false)

/** `text` is the drawing as the engine has understood it, if it is asked for. */
function runEngine(
  drawing: SvgDrawing,
  sidePx: number,
  isTextNeeded: boolean,
): (RgbaImage & { text?: string }) | FileRefusal {
  try {
    const source = writeWithSize(drawing)
    if (source === undefined) return 'empty'
    const mode = source.size.width >= source.size.height ? 'width' : 'height'
    const engine = new Resvg(source.text, { ...OPTIONS, fitTo: { mode, value: sidePx } })
    const picture = engine.render()
    const { width, height } = picture
    const data = divideByAlpha(picture.pixels)
    const text = isTextNeeded ? { text: engine.toString() } : {}
    picture.free()
    engine.free()
    return { width, height, data, ...text }
  } catch {
    // It ran out of memory, or into a fault of its own, and may be of no use for the next drawing.
    return 'heavy'
  }
}

const hasPicture = ({ name, children }: SvgElement): boolean => name === 'image' || children.some(hasPicture)

/** A drawing that does not say how large it is, is as large as what is in it. */
function writeWithSize({ root, size }: SvgDrawing) {
  if (size !== undefined) return { text: writeSizedSvg({ root, size }), size }
  const engine = new Resvg(writeSvg(root, [0, 0, 1000, 1000]), OPTIONS)
  const box = engine.getBBox()
  engine.free()
  return box === undefined || !(box.width > 0 && box.height > 0)
    ? undefined
    : { text: writeSvg(root, [box.x, box.y, box.width, box.height]), size: box }
}

/** The engine's colours are multiplied by their alpha; artwork's are not. */
function divideByAlpha(pixels: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(pixels.length)
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha === 0) continue
    for (let channel = at; channel < at + 3; channel++) data[channel] = ((pixels[channel] ?? 0) * 255) / alpha
    data[at + 3] = alpha
  }
  return data
}
