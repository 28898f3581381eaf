import type { Point } from '@/lib/point'
import { SECTIONS } from '@/sections/registry'
import type { Camera } from './camera/camera'
import type { CompositedLayer } from './camera/compositor-player'
import type { Size } from './camera/world'

/** Its anchor is so far from the screen's left edge where the label itself is still 12 px from it, in px. */
const INSET = 34
/** So much of a label would be cut off, in px, before it leaves the screen with its island. */
const HELD = 200

/** The labels of the whole map, for the compositor; `labels` returns their parent, `size` that of the screen. */
export function labelLayers(labels: () => HTMLElement | null, size: () => Size): CompositedLayer[] {
  return SECTIONS.map(({ labelAt }, i) => ({
    element: () => visibleLabel(labels(), i),
    keyframe: (view: Camera) => ({ transform: labelTransform(labelAt, view, size()) }),
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
    if (section && label) label.style.transform = labelTransform(section.labelAt, view, size, !isMoving)
  }
}

function visibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

/** Relative to the middle of the map; `onPixels` moves it to whole px of the screen. */
function labelTransform(
  { x, y }: Point,
  view: Readonly<Camera>,
  { width, height }: Size,
  onPixels = false,
): string {
  const left = heldInside((x - view.x) * view.zoom + width / 2) - width / 2
  const top = (y - view.y) * view.zoom
  if (!onPixels) return `translate(${left}px, ${top}px)`
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  return `translate(${whole(left, width)}px, ${whole(top, height)}px)`
}

/** Where an anchor stands on screen, in px from its left edge: a label that the edge would cut waits beside it. */
function heldInside(left: number): number {
  return left > INSET ? left : Math.min(INSET, left + HELD)
}
