import { type Section, SECTIONS } from '@/sections/registry'
import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import type { Camera } from '../camera/camera'
import { getLabelInsets } from '../camera/insets'
import type { Poster } from '../camera/poster'
import { findPoster, getWholeSheetScale, levelToScale } from '../camera/sheet-scale'
import type { CompositedLayer } from '../camera/compositor-player'
import type { Size } from '../camera/world'
import { layOutLabels } from './label-layout'

/** A label held at that distance starts to leave when the right end of its island is this far (px) from it. */
const LEAVES_AT = 20
/** A label leaves this many times as fast as the map moves, so that the longest one is gone when its island is. */
const LEAVING_SPEED = 6

/**
 * Minimum distance in px of an anchor from the screen's bottom.
 * A label is held there until its own place is `held` px lower.
 */
const FOOT = { inset: 34, held: 56 } as const

const AT_ANCHOR: Point = { x: 0, y: 0 }

/**
 * Returns the labels of the map as layers. `labels` returns their parent element, `size` the size of the screen.
 */
export function createLabelLayers(
  labels: () => HTMLElement | null,
  size: () => Size,
  layout: LabelLayout,
): CompositedLayer[] {
  return SECTIONS.map((section, i) => ({
    element: () => findVisibleLabel(labels(), i),
    keyframe: (view: Camera) => ({ transform: getTransform(section, i, view, size(), layout) }),
  }))
}

/** Keeps where labels stand while the whole sheet is in sight, until map or labels change. */
export class LabelLayout {
  /** How far they stand from their anchors, in px. */
  moves: readonly Point[] = []
  /** On it they are the rows of a legend. */
  poster: Poster | undefined
  private size: Size | undefined

  /** Measures the labels when their enter icons have appeared or the map's size has changed. */
  update(labels: HTMLElement, size: Size): void {
    // React may render the icons, which widen the labels, a frame later than the camera has their zoom.
    if (labels.querySelector('[data-enter-icon]') === null) {
      this.poster = undefined
      return this.forget()
    }
    if (size.width === this.size?.width && size.height === this.size.height) return
    this.size = size
    this.poster = findPoster(size)
    if (this.poster) return void (this.moves = [])
    const widths = Array.from(labels.children, (label) =>
      label instanceof HTMLElement ? label.offsetWidth : 0,
    )
    this.moves = layOutLabels(size, widths)
  }

  /** Has the labels measured again in the next frame, for example when their font has arrived. */
  forget(): void {
    this.size = undefined
  }
}

/**
 * Moves each visible label. Labels keep their size, so the layer's transform does not fit.
 * At rest they are at whole px.
 */
export function placeLabels(
  labels: HTMLElement,
  view: Readonly<Camera>,
  size: Size,
  layout: LabelLayout,
  isMoving: boolean,
): void {
  for (let i = 0; i < SECTIONS.length; i++) {
    const [section, label] = [SECTIONS[i], findVisibleLabel(labels, i)]
    if (section && label) label.style.transform = getTransform(section, i, view, size, layout, !isMoving)
  }
}

function findVisibleLabel(labels: HTMLElement | null, index: number): HTMLElement | undefined {
  const label = labels?.children[index]
  return label instanceof HTMLElement && label.style.visibility !== 'hidden' ? label : undefined
}

function getTransform(
  section: Section,
  index: number,
  view: Readonly<Camera>,
  size: Size,
  { moves, poster }: LabelLayout,
  onPixels = false,
): string {
  const row = poster?.rows[index]
  if (poster === undefined || row === undefined)
    return getLabelTransform(section, view, size, moves[index], onPixels)
  const { scale } = view
  return `translate(${(row.x - view.x) * scale}px, ${(row.y - view.y) * scale}px) scale(${scale / poster.scale})`
}

/** Returns the transform from the map's centre. `onPixels` rounds it to whole px of the screen. */
function getLabelTransform(
  { labelPoint, bounds }: Section,
  view: Readonly<Camera>,
  size: Size,
  move: Point = AT_ANCHOR,
  onPixels = false,
): string {
  const { width, height } = size
  // With its anchor at this inset, the label's left end is 12 px from the screen's edge, or from the controls.
  const inset = getLabelInsets(width).left
  const onScreen = (x: number) => (x - view.x) * view.scale + width / 2
  const anchor = onScreen(labelPoint.x)
  const left = clampToLeftInset(anchor, onScreen(bounds.x + bounds.width), inset)
  // A label held at the left edge would cover its island, so it moves down towards the island's bottom.
  const drop = clamp(left - anchor, 0, Math.max(0, bounds.y + bounds.height - labelPoint.y) * view.scale)
  const heldTop = clampAboveFoot((labelPoint.y - view.y) * view.scale + drop, height / 2)
  // Where the whole sheet is in sight, labels are laid out on it instead.
  const share = getLaidOutShare(view.scale, size)
  const mix = (from: number, to: number) => from + (to - from) * share
  const x = mix(left, anchor + move.x) - width / 2
  const top = mix(heldTop, (labelPoint.y - view.y) * view.scale + move.y)
  if (!onPixels) return `translate(${x}px, ${top}px)`
  const whole = (value: number, length: number) => Math.round(value + length / 2) - length / 2
  return `translate(${whole(x, width)}px, ${whole(top, height)}px)`
}

/**
 * Returns how much labels are laid out, from 0 at the scale at which they get their enter icons and are measured, to
 * 1 where the whole sheet is in sight.
 */
function getLaidOutShare(scale: number, size: Size): number {
  const fit = getWholeSheetScale(size)
  const end = levelToScale(2.5, size)
  return clamp((end - scale) / (end - fit), 0, 1)
}

/**
 * Returns an anchor's distance in px from the left edge:
 * held at `inset` until its island has nearly left the screen.
 */
function clampToLeftInset(left: number, islandEnd: number, inset: number): number {
  if (left > inset) return left
  return inset - LEAVING_SPEED * Math.max(0, inset + LEAVES_AT - islandEnd)
}

/**
 * Returns how far an anchor is below the screen's middle, in px;
 * `edge` is the distance of the bottom from the middle.
 */
function clampAboveFoot(top: number, edge: number): number {
  return top - clamp(top - (edge - FOOT.inset), 0, FOOT.held)
}
