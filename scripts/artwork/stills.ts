import { sheet } from '../../src/map/artwork/sheet'
import { PHONE_STILL, STILL_CROPS, WIDE_STILL } from '../../src/map/island-pictures'
import { encode } from './encode'
import { printed } from './printed'

const WORLD_PER_UNIT = 5

/** Dots closer than these px would fill up; a phone's picture is for screens of two px to one of CSS. */
const PHONE = { ...PHONE_STILL, pitch: 12 }
const WIDE = { ...WIDE_STILL, pitch: 10 }

export const STILLS = Object.entries(STILL_CROPS).flatMap(([id, { phone, wide }]) => [
  { file: id, crop: phone, ...PHONE },
  { file: `${id}-wide`, crop: wide, ...WIDE },
])

type Still = { crop: readonly [number, number, number]; width: number; height: number; pitch: number }

/** A crop of the sheet as lossless WebP, with few steps of colour. */
export function stillPicture({ crop: [x, y, world], width, height, pitch }: Still): Promise<string> {
  const scale = (width * WORLD_PER_UNIT) / world
  const screen = { pitch, grain: 0.0002, pinhole: 2, steps: 3 }
  const corner = [x / WORLD_PER_UNIT, y / WORLD_PER_UNIT] as const
  return encode(printed(sheet(), width, height, scale, screen, corner), 'image/webp', 1)
}
