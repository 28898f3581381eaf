import type { Point } from '@/lib/point'
import type { Section } from '@/sections/registry'

/** Size of the map on screen in px. */
export type Size = { width: number; height: number }

/** The printed sheet in units of the artwork, and what it is in world px: 6000 x 4000 (specification, section 2). */
export const SHEET = { width: 1200, height: 800 } as const
export const WORLD_PER_SHEET = 5
export const WORLD = {
  width: SHEET.width * WORLD_PER_SHEET,
  height: SHEET.height * WORLD_PER_SHEET,
} as const

/** From dot to dot of the printed path, in units of the artwork. */
export const TRAIL_PITCH = 12.5

/** Below this width in px a section opens under a band of artwork instead of beside its island; see section-position.module.css. */
const NARROW_BREAKPOINT_PX = 1200

/** Height in world px that a column is composed for. */
const COMPOSED_HEIGHT = 836

/**
 * Where a column stands, in px: at least so far from the screen's edge, less where that is narrower than 1360, and on a
 * wide screen its outer edge so far from the middle.
 */
const AT_LEFT = { least: 120, leastOnNarrower: 88, fromMiddle: 600 } as const
const AT_RIGHT = { least: 50, leastOnNarrower: 24, fromMiddle: 670 } as const
const NARROWER_BELOW = 1360
/** Above zoom 1 a column may be wider than what is visible: then it begins beside the controls, which keep their px. */
const BESIDE_CONTROLS = 48

/** Height in px of that band: --art-window in map-view.module.css. */
const getPictureBandHeight = ({ width, height }: Size) => Math.min(width < 600 ? 354 : 460, height * 0.42)

/**
 * Where the camera rests, in world px, when a section is open on a screen of this size (px). Above zoom 1 less is visible:
 * then it rests as on a screen that is so much smaller.
 */
export function getRestPoint(section: Section, size: Size, zoom = 1): Point {
  if (size.width < NARROW_BREAKPOINT_PX) {
    const { x, y } = section.narrowFocus
    return { x, y: y + (size.height - getPictureBandHeight(size)) / 2 }
  }
  const closer = Math.max(1, zoom)
  const visible = { width: size.width / closer, height: size.height / closer }
  return {
    x: getLeftEdge(section, visible) + visible.width / 2,
    y: getTopEdge(section, visible) + visible.height / 2,
  }
}

/** The table around the sheet never shows. */
const startOnSheet = (start: number, length: number, visible: number) =>
  Math.max(0, Math.min(start, length - visible))

function getLeftEdge({ column, side }: Section, { width }: Size): number {
  const { least, leastOnNarrower, fromMiddle } = side === 'left' ? AT_LEFT : AT_RIGHT
  const fromEdge = Math.max(width < NARROWER_BELOW ? leastOnNarrower : least, width / 2 - fromMiddle)
  const start =
    side === 'left'
      ? column.x - fromEdge
      : Math.min(column.x + column.width + fromEdge - width, column.x - BESIDE_CONTROLS)
  return startOnSheet(start, WORLD.width, width)
}

/** On a low screen the motif keeps its head; home loses a quarter there, so that its eye stays. */
function getTopEdge({ id, column }: Section, { height }: Size): number {
  const spare = height - COMPOSED_HEIGHT
  return startOnSheet(column.y - Math.max(id === 'home' ? spare / 2 : 0, spare) / 2, WORLD.height, height)
}
