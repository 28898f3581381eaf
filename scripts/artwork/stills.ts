import { sheet } from '../../src/map/artwork/sheet'
import { WIDE_CROP_SIZE, WIDE_CROPS } from '../../src/map/wide-crops'
import { encode } from './encode'
import { printed } from './printed'

const WORLD_PER_UNIT = 5

/** What phones show of a section above its text: the crop's upper left corner in world px. */
const PHONE_AT: Record<keyof typeof WIDE_CROPS, readonly [number, number]> = {
  home: [2166, 1300],
  shop: [770, 420],
  printing: [330, 2210],
  apps: [2590, 2740],
  about: [4190, 2750],
  bonus: [3760, 580],
  privacy: [5020, 430],
  terms: [5020, 1350],
}

/** World px and pixels of each crop; a phone's is printed for screens of two pixels to one of CSS. */
const PHONE = { world: 975, width: 780, height: 708, pitch: 12 }
const WIDE = { world: WIDE_CROP_SIZE.width, width: 1230, height: 690, pitch: 10 }

export const STILLS = [
  ...Object.entries(PHONE_AT).map(([file, at]) => ({ file, at, ...PHONE })),
  ...Object.entries(WIDE_CROPS).map(([id, at]) => ({ file: `${id}-wide`, at, ...WIDE })),
]

type Still = { at: readonly [number, number]; world: number; width: number; height: number; pitch: number }

/** A crop of the sheet as lossless WebP, with few steps of colour. */
export function stillPicture({ at: [x, y], world, width, height, pitch }: Still): Promise<string> {
  const scale = (width * WORLD_PER_UNIT) / world
  const screen = { pitch, grain: 0.0002, pinhole: 2, steps: 3 }
  const corner = [x / WORLD_PER_UNIT, y / WORLD_PER_UNIT] as const
  return encode(printed(sheet(), width, height, scale, screen, corner), 'image/webp', 1)
}
