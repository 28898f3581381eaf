import type { DrawCommand, Matrix } from '../../src/map/artwork/draw-command'
import { toCanvas } from './encode'
import { drawPlateMasks } from './plate-masks'
import { printPlates, type HalftoneOptions } from './halftone'

/** Prints artwork from a point on, at a scale in pixels per unit. */
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
