import { type Point, type Section, type SectionId } from '@/sections/registry'

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

/** What narrow screens show in the window: a telling detail of each island, in world px. */
export const ART_FOCUS: Record<SectionId, Point> = {
  home: { x: 2650, y: 1600 },
  shop: { x: 405, y: 830 },
  printing: { x: 750, y: 2230 },
  apps: { x: 3362, y: 3164 },
  about: { x: 4895, y: 3390 },
  bonus: { x: 4640, y: 1290 },
  privacy: { x: 5490, y: 860 },
  terms: { x: 5590, y: 1910 },
}

/** Each island's bounds with its label, in world px: pointing anywhere into them shows the label. */
export const ISLANDS: Record<SectionId, { x: number; y: number; width: number; height: number }> = {
  home: island(436, 66, 772, 516),
  shop: island(30, 66, 420, 326),
  printing: island(30, 334, 302, 612),
  apps: island(466, 530, 778, 780),
  about: island(812, 524, 1166, 780),
  bonus: island(800, 36, 936, 400),
  privacy: island(996, 110, 1170, 256),
  terms: island(952, 290, 1170, 452),
}

function island(left: number, top: number, right: number, bottom: number) {
  return {
    x: left * WORLD_PER_SHEET,
    y: top * WORLD_PER_SHEET,
    width: (right - left) * WORLD_PER_SHEET,
    height: (bottom - top) * WORLD_PER_SHEET,
  }
}

/** Where the camera rests, in world px, when a section is open on a screen of this size (px). */
export function restingPoint(section: Section, size: Size): Point {
  if (size.width >= NARROW_BELOW) return section.anchor
  const focus = ART_FOCUS[section.id]
  return { x: focus.x, y: focus.y + (size.height * (1 - ART_WINDOW)) / 2 }
}
