/* oxlint-disable unicorn/no-array-fill-with-reference-type -- these fill a canvas, not an array */
import {
  drawCollar,
  NECK_OPENING,
  drawSilhouette,
  type GarmentStyle,
  type Side,
} from '../../src/map/artwork/drawings/garment'
import type { Matrix } from '../../src/map/artwork/draw-command'
import { getGarment, buildShirtMarks, type ShirtHandle } from '../../src/map/artwork/drawings/shirts'
import { getContext2d, readPixels } from './canvas'
import { encode } from './encode'
import { drawPlateMasks } from './plate-masks'
import { printPlates, type HalftoneOptions } from './halftone'

/**
 * A size of shirt pictures: pixels, line width, print size, whether fine marks are drawn,
 * and the maximum of bytes before tightening.
 */
type Size = {
  width: number
  height: number
  style: Required<GarmentStyle>
  fine: boolean
  screen: Omit<HalftoneOptions, 'steps'>
  limit: number
}

export const LARGE: Size = {
  width: 1000,
  height: 1075,
  style: { line: 3, art: 1.08 },
  fine: true,
  screen: { pitch: 16, grain: 0.0012, pinhole: 2.8 },
  // After tightening 43 kB, which a new connection transfers in two round trips (RFC 6928, section 2:
  // 14.6 kB, then twice that).
  limit: 60_000,
}

/** For the enlarged picture: the same print, to the last dot and pinhole, in twice as many px. */
export const ENLARGED: Size = {
  width: 2000,
  height: 2150,
  style: LARGE.style,
  fine: true,
  screen: { pitch: 2 * LARGE.screen.pitch, grain: LARGE.screen.grain, pinhole: 2 * LARGE.screen.pinhole },
  limit: 200_000,
}

/** For the cart, where it is about 100 px wide: heavy lines, large dots, no fine marks. */
export const SMALL: Size = {
  width: 400,
  height: 430,
  style: { line: 7, art: 1.2 },
  fine: false,
  screen: { pitch: 14, grain: 0, pinhole: 1 },
  limit: 22_000,
}

/**
 * Draws one side of a shirt as WebP on a transparent background. Edges have four steps, or fewer, down to two, to
 * stay within the limit of bytes.
 */
export async function drawShirtPicture(handle: ShirtHandle, side: Side, size: Size): Promise<string> {
  const { width, height, style, fine, screen, limit } = size
  const view: Matrix = [width / 400, 0, 0, width / 400, 0, 0]
  const marks = buildShirtMarks(handle, side, style).filter((mark) => fine || mark.detail !== 'fine')
  const plates = drawPlateMasks(marks, width, height, view)
  let picture = ''
  for (let steps = 4; steps >= 2; steps--) {
    const image = printPlates(plates, width, height, { ...screen, steps })
    cutOut(image, handle, side, view, style.line)
    picture = await encode(image, 'image/webp', 1)
    if (picture.length * 0.75 <= limit) break
  }
  return picture
}

/** Clears everything except the garment, half a pixel inside its edge, so that no paper shows around it. */
function cutOut(image: ImageData, handle: ShirtHandle, side: Side, view: Matrix, line: number): void {
  const context = getContext2d(image.width, image.height)
  context.setTransform(new DOMMatrix(view))
  context.lineJoin = 'round'
  const pixel = 1 / view[0]
  const garment = getGarment(handle)
  const shape = new Path2D(drawSilhouette(side))
  context.fill(shape)
  context.globalCompositeOperation = garment ? 'destination-out' : 'source-over'
  context.lineWidth = garment ? pixel : line - pixel
  context.stroke(shape)
  context.globalCompositeOperation = 'source-over'
  context.fill(new Path2D(drawCollar(side)))
  if (side === 'front') context.fill(new Path2D(NECK_OPENING))
  context.lineWidth = line * 0.8 - pixel
  if (garment !== 'forest') context.stroke(new Path2D(drawCollar(side)))
  const mask = readPixels(context)
  for (let i = 3; i < mask.length; i += 4) image.data[i] = Math.round(((mask[i] ?? 0) / 255) * 4) * 63.75
}
