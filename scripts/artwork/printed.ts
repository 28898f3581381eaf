import type { DrawCommand, Matrix } from '../../src/map/artwork/draw-command'
import { toCanvas } from './encode'
import { makePlates } from './plates'
import { print, type Screen } from './screen'

/** Prints artwork at a scale (pixels to one of its units), from a point of it on. */
export function printed(
  marks: DrawCommand[],
  width: number,
  height: number,
  scale: number,
  screen: Screen,
  [x, y]: readonly [x: number, y: number] = [0, 0],
): OffscreenCanvas {
  const view: Matrix = [scale, 0, 0, scale, -x * scale, -y * scale]
  return toCanvas(print(makePlates(marks, width, height, view), width, height, screen))
}
