import { drawSlice, drawWheel } from './cheese'
import { drawBittenDonut, drawDonut } from './donut-shirt'
import { drawDonuts, drawStack } from './donut-box'
import { drawGarment, type Garment, type GarmentStyle, type Side } from './garment'
import type { DrawCommand } from '../draw-command'
import { Painter } from '../painter'
import { drawSkull, drawTear } from './skull'

/** The handles of the shirts' products. */
export const SHIRT_HANDLES = [
  'crying-skull',
  'cheese-second-edition',
  'donut-second-edition',
  'donuts',
] as const
export type ShirtHandle = (typeof SHIRT_HANDLES)[number]

type Design = { garment: Garment; front: (painter: Painter) => void; back: (painter: Painter) => void }

const DESIGNS: Record<ShirtHandle, Design> = {
  'crying-skull': { garment: 'forest', front: drawSkull, back: drawTear },
  'cheese-second-edition': { garment: 'olive', front: drawSlice, back: drawWheel },
  'donut-second-edition': { garment: null, front: drawDonut, back: drawBittenDonut },
  donuts: { garment: 'sand', front: drawDonuts, back: drawStack },
}

export const getGarment = (handle: ShirtHandle): Garment => DESIGNS[handle].garment

/** Draws one shirt into a box of 400 x 430 units at the painter's origin. */
export function drawShirt(
  painter: Painter,
  handle: ShirtHandle,
  side: Side,
  { line = 3, art = 1.08 }: GarmentStyle = {},
): void {
  const design = DESIGNS[handle]
  drawGarment(painter, design.garment, side, line)
  design[side](painter.at(200, side === 'front' ? 220 : 214, art))
}

/** Returns one shirt as draw commands in its own box of 400 x 430 units. */
export function buildShirtMarks(handle: ShirtHandle, side: Side, style?: GarmentStyle): DrawCommand[] {
  const painter = new Painter()
  drawShirt(painter, handle, side, style)
  return painter.marks
}
