import { clamp } from '@contract/clamp'
import type { Point } from '@/lib/point'
import { createListeners } from '@/lib/listeners'
import { type Camera, worldToScreen, zoomAroundPoint } from './camera'
import { applyRubberBand, clampToSheet, constrainTarget, findShownPoster, getSheetEnd } from './camera-limits'
import { getLabelInsets } from './insets'
import type { Poster } from './poster'
import { scaleToLevel, levelToScale } from './sheet-scale'
import { isContentVisible, areEnterIconsVisible, START_ZOOM_LEVEL } from './zoom-levels'
import { type CameraSnapshot, isWithinShare, createSnapshot } from './camera-snapshot'
import type { Clock } from './clock'
import { createGlide, GLIDE_MS, type Motion, createSlide, createStep } from './glide'
import { type Size, WORLD } from './world'

/** Returns the rest point of a section, in world px, on a screen of this size in px. */
export type ComputeRestPoint = (size: Size, scale: number) => Point

const STEP_MS = 240
const PAN_MS = 300
const SLIDE_MS = 700
const RESET_MS = 800

/** A motion to its goal and the time of the clock, in ms, at which it began. */
export type CameraAnimation = Readonly<{ motion: Motion; goal: Camera; startedAt: number }>

/**
 * zooming: from `zoomBy` until `snap`, or any other movement. dragging: `origin` is where the camera would be if it
 * could leave the sheet, in world px; a pinch drags after each zoom, and snaps at its end.
 */
type CameraMovement =
  | { kind: 'resting' }
  | { kind: 'animated'; animation: CameraAnimation }
  | { kind: 'dragging'; origin: Point }
  | { kind: 'zooming' }

/** A place to rest. Without a target (world px) it is the open section's rest point, in any window. */
export type CameraPlace = Readonly<{ zoomLevel: number; target?: Point | undefined }>

/** Keeps the camera outside React: input moves it, `FrameLoop` draws it, and React renders from `getSnapshot`. */
export class CameraStore {
  readonly view: Readonly<Camera> = { x: WORLD.width / 2, y: WORLD.height / 2, scale: 1 }
  private readonly changes = createListeners()
  private readonly jumps = createListeners()
  private readonly reducedGlides = createListeners()
  private readonly resets = createListeners()
  private readonly snapshotListeners = createListeners()
  private snapshot: CameraSnapshot = { zoomLevel: START_ZOOM_LEVEL, isOffSection: false }
  private currentSize: Size = { width: 0, height: 0 }
  private computeRestPoint: ComputeRestPoint = () => ({ x: WORLD.width / 2, y: WORLD.height / 2 })
  /** The centre that the visitor has chosen, in world px. The camera rests there, constrained to the sheet. */
  private target: Point = this.getRestPoint()
  private movement: CameraMovement = { kind: 'resting' }

  constructor(private readonly clock: Clock) {}

  get size(): Size {
    return this.currentSize
  }

  get animation(): CameraAnimation | undefined {
    return this.movement.kind === 'animated' ? this.movement.animation : undefined
  }

  get isMoving(): boolean {
    return this.movement.kind !== 'resting'
  }

  /** Whether the camera still has to `snap` after `zoomBy`. A drag does so when it ends. */
  get isSnapDue(): boolean {
    return this.movement.kind === 'zooming'
  }

  private get poster(): Poster | undefined {
    return findShownPoster(this.snapshot.zoomLevel, this.size)
  }

  get isMotionReduced(): boolean {
    return this.clock.isMotionReduced()
  }

  onChange = this.changes.add
  onJump = this.jumps.add
  /** Calls back when the camera jumps instead of gliding, because the visitor wants reduced motion. */
  onReducedGlide = this.reducedGlides.add
  onReset = this.resets.add
  subscribe = this.snapshotListeners.add
  getSnapshot = (): CameraSnapshot => this.snapshot

  /** Returns where the camera rests once it has arrived. */
  getPlace(): CameraPlace {
    const isChosen = !this.isAtRestPoint() && !this.isPosterAtPlace(0)
    return { zoomLevel: this.snapshot.zoomLevel, target: isChosen ? this.target : undefined }
  }

  resize(size: Size): void {
    const { width, height } = this.currentSize
    if (size.width === width && size.height === height) return
    const isAtRestPoint = this.isAtRestPoint()
    const wasPoster = this.poster !== undefined
    this.currentSize = size
    if (isAtRestPoint) this.target = this.getRestPoint()
    // A point of a poster is none of another window.
    else if (wasPoster || this.poster)
      this.target = constrainTarget(this.target, this.snapshot.zoomLevel, size)
    this.jump(this.getRestCamera())
  }

  /**
   * Opens a section: the camera glides there within 2 s or jumps there, or to the place in which the
   * visitor had left it.
   */
  open(computeRestPoint: ComputeRestPoint, how: 'glide' | 'jump', place?: CameraPlace): void {
    this.computeRestPoint = computeRestPoint
    const goal = this.moveTargetTo(place)
    if (how === 'jump') return this.jump(goal)
    this.glideTo(goal, GLIDE_MS)
  }

  /** Resets the view: zoom 1 at the open section. */
  reset(): void {
    this.glideTo(this.moveTargetTo(), RESET_MS)
    this.resets.notify()
  }

  /**
   * Zooms about the screen's centre. At the rest point of a section, the camera stays at that section; so it does
   * where a poster is at about its place, which nobody has chosen, or has its legend at the centre.
   */
  zoomTo(zoomLevel: number): void {
    const { x, y } = this.target
    const isBeside = this.poster && (x < 0 || x > WORLD.width || y < 0 || y > WORLD.height)
    if (this.isAtRestPoint() || isBeside || this.isPosterAtPlace(0.15))
      this.target = this.getRestPoint(zoomLevel)
    this.updateSnapshot(zoomLevel)
    this.stepTo(this.getRestCamera(), STEP_MS)
  }

  /**
   * Zooms about a screen point (px). At zooms at which text is read, an open section near its place returns there;
   * where the whole sheet fits, it is in sight.
   */
  zoomAt(zoomLevel: number, about: Point): void {
    this.catchUp()
    const goal = zoomAroundPoint(this.view, this.size, about, levelToScale(zoomLevel, this.size))
    const rest = this.getRestPoint(zoomLevel)
    const isAtSection = isContentVisible(zoomLevel) && isWithinShare(goal, rest, goal.scale, this.size, 0.5)
    const free = areEnterIconsVisible(zoomLevel)
      ? constrainTarget(goal, zoomLevel, this.size)
      : clampToSheet(goal, zoomLevel, this.size)
    this.target = isAtSection ? rest : free
    this.updateSnapshot(zoomLevel)
    this.stepTo({ x: this.target.x, y: this.target.y, scale: goal.scale }, STEP_MS)
  }

  /** Zooms at once by a factor about a screen point (px): for a wheel or two fingers. */
  zoomBy(factor: number, about: Point): void {
    this.catchUp()
    Object.assign(this.view, zoomAroundPoint(this.view, this.size, about, this.view.scale * factor))
    this.target = { x: this.view.x, y: this.view.y }
    if (this.movement.kind === 'dragging') Object.assign(this.movement.origin, this.target)
    else this.movement = { kind: 'zooming' }
    this.updateSnapshot(scaleToLevel(this.view.scale, this.size))
    this.changes.notify()
  }

  snap(about: Point): void {
    this.zoomAt(this.snapshot.zoomLevel, about)
  }

  panBy(x: number, y: number): void {
    this.catchUp()
    // A repeated key continues from the goal of the movement before it.
    const from = this.animation?.goal ?? this.view
    this.panTo({ x: from.x + x / from.scale, y: from.y + y / from.scale })
  }

  panTo(point: Point): void {
    this.target = clampToSheet(point, this.snapshot.zoomLevel, this.size)
    this.stepTo({ ...this.target, scale: levelToScale(this.snapshot.zoomLevel, this.size) }, PAN_MS)
  }

  /**
   * Brings a label (its anchor in world px, its width in screen px) into sight of where the camera comes to rest, and
   * moves the sheet by no more than that takes: it still covers the screen. `coveredPx` of it lie below the cookie banner.
   * On a poster, the anchor is where its row begins.
   */
  reveal(point: Point, labelWidth: number, coveredPx = 0): void {
    this.catchUp()
    const { zoomLevel } = this.snapshot
    // The focus may be at the next label while the camera is on its way to the one before.
    const from = this.animation?.goal ?? this.view
    const { width, height } = this.size
    const { x, y } = worldToScreen(from, this.size, point)
    const { poster } = this
    const { left, right, top, bottom } = poster
      ? { left: poster.start.x, right: 0, top: poster.start.y, bottom: poster.row.height }
      : getLabelInsets(width)
    const by = {
      x: x - clamp(x, left, Math.max(left, width - right - (poster?.row.width ?? labelWidth))),
      y: y - clamp(y, top, height - bottom - coveredPx),
    }
    if (by.x === 0 && by.y === 0) return
    const wantedTarget = { x: from.x + by.x / from.scale, y: from.y + by.y / from.scale }
    const target = poster ? wantedTarget : constrainTarget(wantedTarget, zoomLevel, this.size)
    // A pan to where the sheet is already would forget the open section, which the next zoom leads to.
    if (target.x !== from.x || target.y !== from.y) this.panTo(target)
  }

  startDrag(): void {
    this.catchUp()
    this.target = { x: this.view.x, y: this.view.y }
    this.movement = { kind: 'dragging', origin: { ...this.target } }
  }

  /** Drags the sheet by screen px. Beyond the edge of the sheet, the camera follows less and less. */
  drag(x: number, y: number): void {
    if (this.movement.kind !== 'dragging') return
    const { origin } = this.movement
    const { scale } = this.view
    const end = getSheetEnd(this.snapshot.zoomLevel, this.size)
    origin.x -= x / scale
    origin.y -= y / scale
    Object.assign(this.view, {
      x: applyRubberBand(origin.x, end.x, (this.size.width / scale) * 0.2),
      y: applyRubberBand(origin.y, end.y, (this.size.height / scale) * 0.2),
    })
    this.changes.notify()
  }

  /**
   * Ends the drag: the sheet slides on by `by` screen px, and comes to rest on the sheet at a whole zoom level.
   */
  endDrag(by: Point): void {
    if (this.movement.kind !== 'dragging') return
    this.movement = { kind: 'resting' }
    const { x, y, scale } = this.view
    const { zoomLevel } = this.snapshot
    this.target = clampToSheet({ x: x - by.x / scale, y: y - by.y / scale }, zoomLevel, this.size)
    const goal = { ...this.target, scale: levelToScale(zoomLevel, this.size) }
    if (goal.x === x && goal.y === y && goal.scale === scale) return this.changes.notify()
    this.animate(createSlide({ ...this.view }, goal, SLIDE_MS), goal)
  }

  skipAnimation(): void {
    if (this.animation !== undefined) this.jump(this.animation.goal)
  }

  advance(now: number): void {
    if (this.animation === undefined) return
    const { motion, goal, startedAt } = this.animation
    const isOver = now - startedAt >= motion.durationMs
    Object.assign(this.view, isOver ? goal : motion.at(now - startedAt))
    if (isOver) this.movement = { kind: 'resting' }
  }

  /** Moves the camera to where a glide of the compositor is now, as no frame has done so since it began. */
  private catchUp(): void {
    this.advance(this.clock.now())
  }

  private glideTo(goal: Camera, durationMs: number): void {
    this.catchUp()
    this.animate(createGlide({ ...this.view }, goal, this.size, durationMs), goal)
  }

  private stepTo(goal: Camera, durationMs: number): void {
    this.catchUp()
    this.animate(createStep({ ...this.view }, goal, durationMs), goal)
  }

  private animate(motion: Motion, goal: Camera): void {
    if (this.clock.isMotionReduced()) {
      this.jump(goal)
      return this.reducedGlides.notify()
    }
    this.movement = { kind: 'animated', animation: { motion, goal, startedAt: this.clock.now() } }
    this.updateSnapshot()
    this.changes.notify()
  }

  private jump(to: Camera): void {
    this.movement = { kind: 'resting' }
    Object.assign(this.view, to)
    this.jumps.notify()
    this.updateSnapshot()
    this.changes.notify()
  }

  private getRestPoint(zoomLevel = this.snapshot.zoomLevel): Point {
    return this.computeRestPoint(this.size, levelToScale(zoomLevel, this.size))
  }

  /** Sets the target to a place, else to the open section at zoom 1, and returns the camera there. */
  private moveTargetTo({ zoomLevel, target }: CameraPlace = { zoomLevel: START_ZOOM_LEVEL }): Camera {
    this.target = target ? clampToSheet(target, zoomLevel, this.size) : this.getRestPoint(zoomLevel)
    this.updateSnapshot(zoomLevel)
    return target === undefined
      ? this.getRestCamera()
      : { ...this.target, scale: levelToScale(zoomLevel, this.size) }
  }

  private isAtRestPoint(): boolean {
    const { x, y } = this.getRestPoint()
    return this.target.x === x && this.target.y === y
  }

  /** Whether a poster is within this share of the screen of its place. */
  private isPosterAtPlace(share: number): boolean {
    const { zoomLevel } = this.snapshot
    if (!this.poster) return false
    const place = constrainTarget(this.target, zoomLevel, this.size)
    return isWithinShare(this.target, place, levelToScale(zoomLevel, this.size), this.size, share)
  }

  private getRestCamera(): Camera {
    const { zoomLevel } = this.snapshot
    return {
      ...constrainTarget(this.target, zoomLevel, this.size),
      scale: levelToScale(zoomLevel, this.size),
    }
  }

  private updateSnapshot(zoomLevel = this.snapshot.zoomLevel): void {
    const next = createSnapshot(zoomLevel, this.target, this.getRestPoint(zoomLevel), this.size)
    const { snapshot } = this
    if (next.zoomLevel === snapshot.zoomLevel && next.isOffSection === snapshot.isOffSection) return
    this.snapshot = next
    this.snapshotListeners.notify()
  }
}
