import type { Point } from '@/lib/point'
import type { Section } from '@/sections/registry'

/** Size of the map on the screen in px. */
export type Size = { width: number; height: number }

/** The printed sheet in sheet units. In world px it is 6000 x 4000. */
export const SHEET = { width: 1200, height: 800 } as const
export const WORLD_PER_SHEET = 5
export const WORLD = {
  width: SHEET.width * WORLD_PER_SHEET,
  height: SHEET.height * WORLD_PER_SHEET,
} as const

/** Distance between two dots of the printed path, in sheet units. */
export const TRAIL_PITCH = 12.5

/**
 * On screens narrower than this (px) a section opens below a band of artwork, not beside its island; see
 * section-position.module.css.
 */
const NARROW_BREAKPOINT_PX = 1200

/** Height of the screen, in px, for which the columns are composed. */
const COMPOSED_HEIGHT_PX = 836

/**
 * The distance of a column from the screen's edge, in px: at least `minPx`, or `minOnNarrowPx` on screens
 * narrower than 1360. On a wide screen the outer edge of the column is `fromMiddlePx` away from the screen's
 * middle.
 */
const LEFT_MARGIN = { minPx: 120, minOnNarrowPx: 88, fromMiddlePx: 600 } as const
const RIGHT_MARGIN = { minPx: 50, minOnNarrowPx: 24, fromMiddlePx: 670 } as const
const SMALL_MARGIN_BELOW_PX = 1360
/**
 * Above zoom 1 a column can be wider than the screen.
 * Its left edge is this far from the screen's, to clear the controls.
 */
const BESIDE_CONTROLS_PX = 48

/** Height in px of the band of artwork; the same as --picture-band in map-view.module.css. */
const getPictureBandHeight = ({ width, height }: Size) => Math.min(width < 600 ? 354 : 460, height * 0.42)

/**
 * Returns where the camera rests, in world px, when a section is open on a screen of this size (px). Above a scale
 * of 1, less of the world is visible: the camera rests as it does on a screen that is smaller by that factor.
 */
export function getRestPoint(section: Section, size: Size, scale = 1): Point {
  if (size.width < NARROW_BREAKPOINT_PX) {
    const { x, y } = section.narrowFocus
    return { x, y: y + (size.height - getPictureBandHeight(size)) / 2 }
  }
  const closer = Math.max(1, scale)
  const visibleSize = { width: size.width / closer, height: size.height / closer }
  return {
    x: getLeftEdge(section, visibleSize) + visibleSize.width / 2,
    y: getTopEdge(section, visibleSize) + visibleSize.height / 2,
  }
}

/** Keeps the visible range within the sheet, so that the table around it never shows. */
const startOnSheet = (start: number, length: number, visible: number) =>
  Math.max(0, Math.min(start, length - visible))

function getLeftEdge({ column, side }: Section, { width }: Size): number {
  const { minPx, minOnNarrowPx, fromMiddlePx } = side === 'left' ? LEFT_MARGIN : RIGHT_MARGIN
  const fromEdge = Math.max(width < SMALL_MARGIN_BELOW_PX ? minOnNarrowPx : minPx, width / 2 - fromMiddlePx)
  const start =
    side === 'left'
      ? column.x - fromEdge
      : Math.min(column.x + column.width + fromEdge - width, column.x - BESIDE_CONTROLS_PX)
  return startOnSheet(start, WORLD.width, width)
}

/**
 * A low screen cuts the bottom of a section, not its top.
 * Home loses a quarter at the top, so that the ibex's eye shows.
 */
function getTopEdge({ id, column }: Section, { height }: Size): number {
  const spare = height - COMPOSED_HEIGHT_PX
  return startOnSheet(column.y - Math.max(id === 'home' ? spare / 2 : 0, spare) / 2, WORLD.height, height)
}
