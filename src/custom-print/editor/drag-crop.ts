import { clamp } from '@contract/clamp'
import { type Crop, CROP_SIDES, OPPOSITE_SIDES, PRINT_LIMITS } from '@contract/custom-print/print-spec'

export type CropSide = (typeof CROP_SIDES)[number]

/** How near to a side of the frame the pointer takes it, in px, and at most as a share of the frame. */
const GRAB_PX = 28
const MAX_GRAB_SHARE = 1 / 3

/** Returns the sides of a frame that the pointer takes at a place within it: in its middle all of them. */
export function findGrabbedSides(
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
): readonly CropSide[] {
  const distances: Record<CropSide, [distance: number, length: number]> = {
    left: [x, width],
    right: [width - x, width],
    top: [y, height],
    bottom: [height - y, height],
  }
  const grabbed = CROP_SIDES.filter((side) => {
    const [distance, length] = distances[side]
    return distance < Math.min(GRAB_PX, length * MAX_GRAB_SHARE)
  })
  return grabbed.length === 0 ? CROP_SIDES : grabbed
}

/** Returns a crop with some of its sides moved, in thousandths of the picture. All four move without another size. */
export function dragCrop(crop: Crop, sides: readonly CropSide[], right: number, down: number): Crop {
  const isMoved = sides.length === CROP_SIDES.length
  // Rounded once: opposite sides that are each rounded would come nearer to each other.
  const [x, y] = [Math.round(right), Math.round(down)]
  const across = isMoved ? clamp(x, -crop.left, crop.right) : x
  const along = isMoved ? clamp(y, -crop.top, crop.bottom) : y
  const inwards: Crop = { left: across, top: along, right: -across, bottom: -along }
  const dragged = { ...crop }
  for (const side of sides) {
    const max = isMoved ? PRINT_LIMITS.crop.max : PRINT_LIMITS.crop.max - crop[OPPOSITE_SIDES[side]]
    dragged[side] = clamp(crop[side] + inwards[side], 0, max)
  }
  return dragged
}

/** Returns a crop with its frame larger by so many thousandths at each side, or smaller. */
export const growCrop = (crop: Crop, by: number): Crop =>
  dragCrop(dragCrop(crop, ['left', 'top'], -by, -by), ['right', 'bottom'], by, by)
