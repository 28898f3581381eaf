import type { Point, Section } from '@/sections/registry'

/** Size of the map on screen in px. */
export type Size = { width: number; height: number }

/** The printed sheet in world px (specification, section 2). */
export const WORLD = { width: 6000, height: 4000 } as const

/** World px to one unit of the artwork, whose sheet is 1200 x 800. */
export const WORLD_PER_SHEET = 5

/** Below this width in px a section opens under a window of artwork instead of beside it; see place.module.css. */
const NARROW_BELOW = 960

/** Height of that window as a share of the map's; --art-window in map-view.module.css. */
const ART_WINDOW = 0.27

/** Where the camera rests, in world px, when a section is open on a screen of this size (px). */
export function restingPoint(section: Section, size: Size): Point {
  if (size.width >= NARROW_BELOW) return section.anchor
  const { x, y } = section.focus
  return { x, y: y + (size.height * (1 - ART_WINDOW)) / 2 }
}
