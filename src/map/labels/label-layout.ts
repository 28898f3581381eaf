import { SECTIONS } from '@/sections/registry'
import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { type Camera, worldToScreen } from '../camera/camera'
import { constrainTarget } from '../camera/camera-limits'
import { getWholeSheetScale } from '../camera/sheet-scale'
import { MIN_ZOOM_LEVEL } from '../camera/zoom-levels'
import { type Size, WORLD } from '../camera/world'

/** Distances in px from the screen's left and upper edge. */
type LabelBox = { left: number; top: number; right: number; bottom: number }

/** The height of a label in px, which is also the width of its icon; the same as in map-labels.module.css. */
export const LABEL_PX = 44
const GAP_PX = 4
const EDGE_PX = 8
const STEP_PX = 2

/** Returns the camera that shows the whole sheet. */
export function getWholeSheetCamera(size: Size): Camera {
  const middle = { x: WORLD.width / 2, y: WORLD.height / 2 }
  return { ...constrainTarget(middle, MIN_ZOOM_LEVEL, size), scale: getWholeSheetScale(size) }
}

/** Returns what lies on the map at its edges: pad and minimap, and the hint. */
export const getControlBoxes = ({ width, height }: Size): LabelBox[] => [
  { left: width - 118, top: height - 174, right: width, bottom: height },
  { left: width / 2 - 240, top: 0, right: width / 2 + 240, bottom: 38 },
]

/**
 * Returns how far each section's label stands from its anchor at the zoom that shows the whole sheet, in px, so that
 * none lies on another one or on a control. `widths`: those of the labels in px.
 */
export function layOutLabels(size: Size, widths: readonly number[]): Point[] {
  const camera = getWholeSheetCamera(size)
  const taken = getControlBoxes(size)
  const sheetEnd = worldToScreen(camera, size, { x: WORLD.width, y: 0 }).x
  const moves = SECTIONS.map(({ labelPoint }) => worldToScreen(camera, size, labelPoint))
  const fromTop = moves
    .map((anchor, index) => ({ anchor, index }))
    .toSorted((a, b) => a.anchor.y - b.anchor.y)
  for (const { anchor, index } of fromTop) {
    const width = widths[index] ?? 0
    // Beside the rail, and on the sheet.
    const left = clamp(anchor.x - LABEL_PX / 2, 78, sheetEnd - EDGE_PX - width)
    const isFree = (top: number) =>
      top >= EDGE_PX &&
      top + LABEL_PX <= size.height - EDGE_PX &&
      !taken.some(
        (box) => left < box.right && box.left < left + width && top < box.bottom && box.top < top + LABEL_PX,
      )
    const own = anchor.y - LABEL_PX / 2
    let move = 0
    // The nearest free place: 0, 2, -2, 4, -4 and so on.
    while (!isFree(own + move) && move < size.height) move = move > 0 ? -move : STEP_PX - move
    const top = own + move
    taken.push({
      left: left - GAP_PX,
      top: top - GAP_PX,
      right: left + width + GAP_PX,
      bottom: top + LABEL_PX + GAP_PX,
    })
    moves[index] = { x: left + LABEL_PX / 2 - anchor.x, y: move }
  }
  return moves
}
