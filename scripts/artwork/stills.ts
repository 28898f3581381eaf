import { sheet } from '../../src/map/artwork/sheet'
import { STILL_CROPS, WIDE_CROP_SIZE } from '../../src/map/still-crops'
import { encode } from './encode'
import { printed } from './printed'

const WORLD_PER_UNIT = 5

/** World px and pixels of each crop; a phone's is printed for screens of two pixels to one of CSS. */
const PHONE = { world: 975, width: 780, height: 708, pitch: 12 }
const WIDE = { world: WIDE_CROP_SIZE.width, width: 1230, height: 690, pitch: 10 }

export const STILLS = Object.entries(STILL_CROPS).flatMap(([id, { phone, wide }]) => [
  { file: id, at: phone, ...PHONE },
  { file: `${id}-wide`, at: wide, ...WIDE },
])

type Still = { at: readonly [number, number]; world: number; width: number; height: number; pitch: number }

/** A crop of the sheet as lossless WebP, with few steps of colour. */
export function stillPicture({ at: [x, y], world, width, height, pitch }: Still): Promise<string> {
  const scale = (width * WORLD_PER_UNIT) / world
  const screen = { pitch, grain: 0.0002, pinhole: 2, steps: 3 }
  const corner = [x / WORLD_PER_UNIT, y / WORLD_PER_UNIT] as const
  return encode(printed(sheet(), width, height, scale, screen, corner), 'image/webp', 1)
}
