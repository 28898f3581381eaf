import { type Section, SECTIONS } from '@/sections/registry'
import { type Camera, clamp, PHONE_BREAKPOINT_PX } from '../camera/camera'
import type { CompositedLayer } from '../camera/compositor-player'
import type { Size } from '../camera/world'

/** An anchor is so far from the screen's left edge, in px, where its label is still 12 px from that, or from the controls. */
const INSET = { phone: 34, besideControls: 102 } as const
/** So far beyond that place its island still ends, in px, when a label leaves. */
const LEAVES_AT = 20
/** So many times as fast as the map: the longest label is gone when its island is. */
const LEAVING_SPEED = 6

/** An anchor keeps so far above the screen's foot, in px, until its place is so many px below that. */
const FOOT = { inset: 34, held: 56 } as const

/** The labels of the whole map, for the compositor; `labels` returns their parent, `size` that of the screen. */
export function createLabelLayers(labels: () => HTMLElement | null, size: () => Size): CompositedLayer[] {
  return SECTIONS.map((section, i) => ({
    element: () => findVisibleLabel(labels(), i),
    keyframe: (view: Camera) => ({ transform: getLabelTransform(section, view, size()) }),
  }))
}

/** Labels keep their size, so each is moved by itself: only visible ones, and to whole px at rest. */
export function placeLabels(
  labels: HTMLElement,
  view: Readonly<Camera>,
  size: Size,
  isMoving: boolean,
): void {
  for (let i = 0; i < SECTIONS.length; i++) {
    const [section, label] = [SECTIONS[i], findVisibleLabel(labels, i)]
    if (section && label) label.style.transform = getLabelTransform(section, view, size, !isMoving)
  }
}

function findVisibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

/** Relative to the middle of the map; `onPixels` moves it to whole px of the screen. */
function getLabelTransform(
  { labelPoint, bounds }: Section,
  view: Readonly<Camera>,
  { width, height }: Size,
  onPixels = false,
): string {
  const inset = width < PHONE_BREAKPOINT_PX ? INSET.phone : INSET.besideControls
  const onScreen = (x: number) => (x - view.x) * view.zoom + width / 2
  const anchor = onScreen(labelPoint.x)
  const left = clampToLeftInset(anchor, onScreen(bounds.x + bounds.width), inset)
  // Held there it would lie on its island, so it moves down to the island's foot.
  const drop = clamp(left - anchor, 0, Math.max(0, bounds.y + bounds.height - labelPoint.y) * view.zoom)
  const top = clampAboveFoot((labelPoint.y - view.y) * view.zoom + drop, height / 2)
  const x = left - width / 2
  if (!onPixels) return `translate(${x}px, ${top}px)`
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  return `translate(${whole(x, width)}px, ${whole(top, height)}px)`
}

/** Where an anchor stands, in px from the screen's left edge: a label that this would cut waits there for its island's end. */
function clampToLeftInset(left: number, islandEnd: number, inset: number): number {
  if (left > inset) return left
  return inset - LEAVING_SPEED * Math.max(0, inset + LEAVES_AT - islandEnd)
}

/** How far below the screen's middle an anchor stands, in px, where its edge is `edge` below that. */
function clampAboveFoot(top: number, edge: number): number {
  return top - clamp(top - (edge - FOOT.inset), 0, FOOT.held)
}
