import { drawSheet } from '../../src/map/artwork/sheet'
import { PHONE_PICTURE_PX, ISLAND_CROPS, WIDE_PICTURE_PX } from '../../src/map/background/island-pictures'
import { encode } from './encode'
import { printArtwork } from './print-artwork'

const WORLD_PER_UNIT = 5

/**
 * In px: dots nearer to each other than these pitches would fill up. Phones have two device px for each CSS px.
 */
const PHONE = { ...PHONE_PICTURE_PX, pitch: 12 }
const WIDE = { ...WIDE_PICTURE_PX, pitch: 10 }

export const ISLAND_PICTURES = Object.entries(ISLAND_CROPS).flatMap(([id, { phone, wide }]) => [
  { file: id, crop: phone, ...PHONE },
  { file: `${id}-wide`, crop: wide, ...WIDE },
])

type Still = { crop: readonly [number, number, number]; width: number; height: number; pitch: number }

/** Draws a crop of the sheet as lossless WebP with few steps of colour. */
export function drawIslandPicture({ crop: [x, y, world], width, height, pitch }: Still): Promise<string> {
  const scale = (width * WORLD_PER_UNIT) / world
  const screen = { pitch, grain: 0.0002, pinhole: 2, steps: 3 }
  const corner = [x / WORLD_PER_UNIT, y / WORLD_PER_UNIT] as const
  return encode(printArtwork(drawSheet(), width, height, scale, screen, corner), 'image/webp', 1)
}
