import { type Section, SECTIONS } from '@/sections/registry'
import { type Camera, PHONE_BELOW } from './camera/camera'
import type { CompositedLayer } from './camera/compositor-player'
import type { Size } from './camera/world'

/** An anchor is so far from the screen's left edge, in px, where its label is still 12 px from that, or from the controls. */
const INSET = { phone: 34, besideControls: 102 } as const
/** So far beyond that place its island still ends, in px, when a label leaves. */
const LEAVES_AT = 20
/** So many times as fast as the map: the longest label is gone when its island is. */
const LEAVING_SPEED = 6

/** The labels of the whole map, for the compositor; `labels` returns their parent, `size` that of the screen. */
export function labelLayers(labels: () => HTMLElement | null, size: () => Size): CompositedLayer[] {
  return SECTIONS.map((section, i) => ({
    element: () => visibleLabel(labels(), i),
    keyframe: (view: Camera) => ({ transform: labelTransform(section, view, size()) }),
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
    const [section, label] = [SECTIONS[i], visibleLabel(labels, i)]
    if (section && label) label.style.transform = labelTransform(section, view, size, !isMoving)
  }
}

function visibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

/** Relative to the middle of the map; `onPixels` moves it to whole px of the screen. */
function labelTransform(
  { labelAt, bounds }: Section,
  view: Readonly<Camera>,
  { width, height }: Size,
  onPixels = false,
): string {
  const inset = width < PHONE_BELOW ? INSET.phone : INSET.besideControls
  const onScreen = (x: number) => (x - view.x) * view.zoom + width / 2
  const left = heldInside(onScreen(labelAt.x), onScreen(bounds.x + bounds.width), inset) - width / 2
  const top = (labelAt.y - view.y) * view.zoom
  if (!onPixels) return `translate(${left}px, ${top}px)`
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  return `translate(${whole(left, width)}px, ${whole(top, height)}px)`
}

/** Where an anchor stands, in px from the screen's left edge: a label that this would cut waits there for its island's end. */
function heldInside(left: number, islandEnd: number, inset: number): number {
  if (left > inset) return left
  return inset - LEAVING_SPEED * Math.max(0, inset + LEAVES_AT - islandEnd)
}
