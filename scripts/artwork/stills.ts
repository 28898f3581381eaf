import type { ISLAND_ARTWORK } from '../../src/map/artwork/islands'
import { sheet } from '../../src/map/artwork/sheet'
import { encode } from './encode'
import { printed } from './printed'

const WORLD_PER_UNIT = 5

/** What phones and tablets show of a section above its text: the crop's upper left corner in world px. */
const CROPS: Record<keyof typeof ISLAND_ARTWORK, { phone: [number, number]; tablet: [number, number] }> = {
  home: { phone: [2166, 1300], tablet: [2150, 1430] },
  shop: { phone: [770, 420], tablet: [780, 430] },
  printing: { phone: [330, 2210], tablet: [200, 2290] },
  apps: { phone: [2590, 2740], tablet: [2340, 2760] },
  about: { phone: [4190, 2750], tablet: [4190, 2760] },
  bonus: { phone: [3760, 580], tablet: [3560, 640] },
  privacy: { phone: [5020, 430], tablet: [4660, 480] },
  terms: { phone: [5020, 1350], tablet: [4660, 1400] },
}

/** World px and pixels of each crop; a phone's is printed for screens of two pixels to one of CSS. */
const PHONE = { world: 975, width: 780, height: 708, pitch: 12 }
const TABLET = { world: 1323, width: 1230, height: 690, pitch: 10 }

export const STILLS = Object.entries(CROPS).flatMap(([id, { phone, tablet }]) => [
  { file: id, at: phone, ...PHONE },
  { file: `${id}-wide`, at: tablet, ...TABLET },
])

type Still = { at: [number, number]; world: number; width: number; height: number; pitch: number }

/** A crop of the sheet as lossless WebP, with few steps of colour. */
export function stillPicture({ at: [x, y], world, width, height, pitch }: Still): Promise<string> {
  const scale = (width * WORLD_PER_UNIT) / world
  const screen = { pitch, grain: 0.0002, pinhole: 2, steps: 3 }
  const corner = [x / WORLD_PER_UNIT, y / WORLD_PER_UNIT] as const
  return encode(printed(sheet(), width, height, scale, screen, corner), 'image/webp', 1)
}
