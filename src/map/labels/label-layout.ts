import { SECTIONS } from '@/sections/registry'
import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { type Camera, worldToScreen } from '../camera/camera'
import { constrainTarget } from '../camera/camera-limits'
import { PHONE_BREAKPOINT_PX } from '../camera/insets'
import { getWholeSheetScale } from '../camera/sheet-scale'
import { MIN_ZOOM_LEVEL } from '../camera/zoom-levels'
import { type Size, WORLD } from '../camera/world'

/** Distances in px from the screen's left and upper edge. */
type LabelBox = { left: number; top: number; right: number; bottom: number }

/** Below this scale of the sheet, labels are small, so that they do not hide what they name. */
const SMALL_BELOW_SCALE = 0.12
/** The height of a label in px, which is also the width of its icon; the same as in map-labels.module.css. */
const LABEL_PX = 44
const SMALL_LABEL_PX = 24
const GAP_PX = 4
/** A label that ends at its place, instead of beginning there, is as good as one that is moved so far. */
const FLIP_COST_PX = 40
const STEP_PX = 2

export const areLabelsSmall = (size: Size): boolean => getWholeSheetScale(size) < SMALL_BELOW_SCALE

export const getLabelHeight = (size: Size): number => (areLabelsSmall(size) ? SMALL_LABEL_PX : LABEL_PX)

/** Returns the camera that shows the whole sheet. */
export function getWholeSheetCamera(size: Size): Camera {
  const middle = { x: WORLD.width / 2, y: WORLD.height / 2 }
  return { ...constrainTarget(middle, MIN_ZOOM_LEVEL, size), scale: getWholeSheetScale(size) }
}

/** Returns what lies on the map at its edges: on a phone the legal links, pad and minimap; else pad and minimap, and the hint. */
export function getControlBoxes({ width, height }: Size): LabelBox[] {
  if (width < PHONE_BREAKPOINT_PX)
    return [
      { left: 0, top: height - 139, right: 68, bottom: height },
      { left: width - 262, top: height - 106, right: width, bottom: height },
    ]
  return [
    { left: width - 118, top: height - 174, right: width, bottom: height },
    { left: width / 2 - 240, top: 0, right: width / 2 + 240, bottom: 38 },
  ]
}

/** Returns where labels may stand: on a phone below the hint and the menu, else beside the rail. */
function getFreeArea({ width, height }: Size): LabelBox {
  const isPhone = width < PHONE_BREAKPOINT_PX
  return { left: isPhone ? 8 : 78, top: isPhone ? 76 : 6, right: width - 8, bottom: height - 8 }
}

/**
 * Returns how far each section's label stands from its anchor at the zoom that shows the whole sheet, in px, so that
 * none lies on another one or on a control. `widths`: those of the labels in px.
 */
export function layOutLabels(size: Size, widths: readonly number[]): Point[] {
  const camera = getWholeSheetCamera(size)
  const height = getLabelHeight(size)
  const area = getFreeArea(size)
  const controlBoxes = getControlBoxes(size)
  const moves = SECTIONS.map(() => ({ x: 0, y: 0 }))
  const anchors = SECTIONS.map(({ labelPoint }) => worldToScreen(camera, size, labelPoint))
  const fromTop = anchors
    .map((anchor, index) => ({ anchor, index }))
    .toSorted((a, b) => a.anchor.y - b.anchor.y)
  for (const { anchor, index } of fromTop) {
    const width = widths[index] ?? 0
    const place = findFreePlace(anchor, { width, height }, area, controlBoxes)
    controlBoxes.push(
      addGap({ left: place.x, top: place.y, right: place.x + width, bottom: place.y + height }),
    )
    moves[index] = { x: place.x + height / 2 - anchor.x, y: place.y + height / 2 - anchor.y }
  }
  return moves
}

/** Returns the left upper corner of the free place that is nearest to the anchor. */
function findFreePlace(
  anchor: Point,
  { width, height }: Size,
  area: LabelBox,
  taken: readonly LabelBox[],
): Point {
  const keepIn = (value: number, start: number, end: number) => clamp(value, start, Math.max(start, end))
  const own = keepIn(anchor.x - height / 2, area.left, area.right - width)
  const flipped = keepIn(anchor.x + height / 2 - width, area.left, area.right - width)
  const y = keepIn(anchor.y - height / 2, area.top, area.bottom - height)
  const isFree = ({ x, y: top }: Point) =>
    top >= area.top &&
    top + height <= area.bottom &&
    !taken.some((box) => x < box.right && box.left < x + width && top < box.bottom && box.top < top + height)
  for (let distance = 0; distance < area.bottom + FLIP_COST_PX; distance += STEP_PX)
    for (const place of [
      { x: own, y: y + distance },
      { x: own, y: y - distance },
      { x: flipped, y: y + Math.max(0, distance - FLIP_COST_PX) },
      { x: flipped, y: y - Math.max(0, distance - FLIP_COST_PX) },
    ])
      if ((place.x === own || distance >= FLIP_COST_PX) && isFree(place)) return place
  return { x: own, y }
}

const addGap = ({ left, top, right, bottom }: LabelBox): LabelBox => ({
  left: left - GAP_PX,
  top: top - GAP_PX,
  right: right + GAP_PX,
  bottom: bottom + GAP_PX,
})
