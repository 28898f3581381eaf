import type { Point } from '@/lib/point'
import { SECTIONS } from '@/sections/registry'
import type { Camera } from './camera/camera'
import type { CompositedLayer } from './camera/compositor-player'
import type { Size } from './camera/world'

/** The labels of the whole map, for the compositor; `labels` returns their parent. */
export function labelLayers(labels: () => HTMLElement | null): CompositedLayer[] {
  return SECTIONS.map(({ labelAt }, i) => ({
    element: () => visibleLabel(labels(), i),
    keyframe: (view: Camera) => ({ transform: labelTransform(labelAt, view) }),
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
    if (section && label)
      label.style.transform = labelTransform(section.labelAt, view, isMoving ? undefined : size)
  }
}

function visibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

/** Relative to the middle of the map; on whole px of a screen where one is given. */
function labelTransform({ x, y }: Point, view: Readonly<Camera>, screen?: Size): string {
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  const [left, top] = [(x - view.x) * view.zoom, (y - view.y) * view.zoom]
  if (screen === undefined) return `translate(${left}px, ${top}px)`
  return `translate(${whole(left, screen.width)}px, ${whole(top, screen.height)}px)`
}
