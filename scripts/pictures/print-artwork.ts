import type { DrawCommand, Matrix } from '../../src/map/artwork/draw-command'
import { toCanvas } from './encode'
import { drawPlateMasks } from './plate-masks'
import { printPlates, type HalftoneOptions } from './halftone'

/** Prints artwork at a scale (pixels to one of its units), from a point of it on. */
export function printArtwork(
  marks: DrawCommand[],
  width: number,
  height: number,
  scale: number,
  screen: HalftoneOptions,
  [x, y]: readonly [x: number, y: number] = [0, 0],
): OffscreenCanvas {
  const view: Matrix = [scale, 0, 0, scale, -x * scale, -y * scale]
  return toCanvas(printPlates(drawPlateMasks(marks, width, height, view), width, height, screen))
}
