import type { Point } from '@/sections/registry'
import { createListeners } from '@/lib/listeners'
import { isMotionReduced } from '@/lib/motion'
import {
  type Camera,
  constrain,
  onSheet,
  showsContent,
  rubberBand,
  START_ZOOM_LEVEL,
  zoomLevelOf,
  worldToScreen,
  zoomAbout,
  zoomOf,
} from './camera'
import { glide, GLIDE_MS, type Motion, slide, step } from './glide'
import { Misregistration, type PlateOffset } from './misregistration'
import { type Size, WORLD } from './world'

/** Where time and frames come from: the browser, unless a test brings its own. */
export type Clock = {
  now: () => number
  requestFrame: (callback: () => void) => unknown
  isMotionReduced: () => boolean
}

/** What React may know of the camera: it changes a few times a visit, never per frame. */
export type CameraSnapshot = Readonly<{ zoomLevel: number; isOffSection: boolean }>

/** Where the camera rests at the open section on a screen of a size. */
export type RestPosition = (size: Size) => Point

const STEP_MS = 240
const PAN_MS = 300
const SLIDE_MS = 700
const RESET_MS = 800
/** A frame after a pause must not count as one long, slow movement. */
const LONGEST_FRAME_MS = 50

/**
 * The camera, outside React: input moves it, each frame tells the layers where it is. Draws no frame at rest.
 * `facts` is what React renders from.
 */
export class CameraStore {
  readonly view: Readonly<Camera>
  private readonly camera: Camera = { x: WORLD.width / 2, y: WORLD.height / 2, zoom: 1 }
  private readonly misregistration = new Misregistration()
  private readonly frames = createListeners()
  private readonly snapshotListeners = createListeners()
  private readonly jumps = createListeners()
  private readonly resets = createListeners()
  private snapshot: CameraSnapshot = { zoomLevel: START_ZOOM_LEVEL, isOffSection: false }
  private screen: Size = { width: 0, height: 0 }
  private restPosition: RestPosition = () => ({ x: WORLD.width / 2, y: WORLD.height / 2 })
  /** Where the visitor wants the centre; the camera rests there, constrained to the sheet. */
  private target: Point = this.restPosition(this.screen)
  private animation: { motion: Motion; goal: Camera; startedAt: number } | undefined
  private dragOrigin: Point | undefined
  private drawn = { ...this.camera, at: 0 }
  private isRequested = false
  private awake = 0

  constructor(private readonly clock: Clock) {
    this.view = this.camera
  }

  get size(): Size {
    return this.screen
  }

  get plateOffset(): Readonly<PlateOffset> {
    return this.misregistration.offset
  }

  get isMoving(): boolean {
    return this.animation !== undefined || this.dragOrigin !== undefined || !this.misregistration.isAtRest
  }

  get isMotionReduced(): boolean {
    return this.clock.isMotionReduced()
  }

  /** Called on every frame in which something moves, after the camera has moved. */
  onFrame = this.frames.add
  /** Called when the camera jumps instead of travelling. */
  onJump = this.jumps.add
  /** Called when the view is reset: what can be scrolled goes back to its origin. */
  onReset = this.resets.add
  subscribe = this.snapshotListeners.add
  getSnapshot = (): CameraSnapshot => this.snapshot

  /** The map's size on screen in px; a camera that rests stays where it belongs. */
  resize(size: Size): void {
    const wasAtRestPosition = this.isAtRestPosition()
    this.screen = size
    if (wasAtRestPosition) this.target = this.restPosition(size)
    this.jump(this.resting())
  }

  /** Opens a section: the camera glides there for 2 s (section 2), or starts there. */
  open(restPosition: RestPosition, how: 'glide' | 'jump'): void {
    this.restPosition = restPosition
    this.target = restPosition(this.screen)
    this.updateSnapshot(START_ZOOM_LEVEL)
    if (how === 'jump') this.jump(this.resting())
    else this.travel(glide({ ...this.camera }, this.resting(), this.screen, GLIDE_MS), this.resting())
  }

  /** Reset view (section 2): zoom 1, no panning, back at the open section. */
  reset(): void {
    this.target = this.restPosition(this.screen)
    this.updateSnapshot(START_ZOOM_LEVEL)
    this.travel(glide({ ...this.camera }, this.resting(), this.screen, RESET_MS), this.resting())
    this.resets.tell()
  }

  /** Goes to a zoom, about the middle of the screen. */
  zoomTo(zoomLevel: number): void {
    this.updateSnapshot(zoomLevel)
    this.travel(step({ ...this.camera }, this.resting(), STEP_MS), this.resting())
  }

  /** Goes to a zoom about a screen point (px). A section that can be read slides back into its place. */
  zoomAt(zoomLevel: number, about: Point): void {
    const goal = zoomAbout(this.camera, this.screen, about, zoomOf(zoomLevel))
    const rest = this.restPosition(this.screen)
    const isNear =
      Math.abs(goal.x - rest.x) * goal.zoom < this.screen.width / 2 &&
      Math.abs(goal.y - rest.y) * goal.zoom < this.screen.height / 2
    this.target = showsContent(zoomLevel) && isNear ? rest : onSheet(goal)
    this.updateSnapshot(zoomLevel)
    const end = { x: this.target.x, y: this.target.y, zoom: goal.zoom }
    this.travel(step({ ...this.camera }, end, STEP_MS), end)
  }

  /** Zooms at once by a factor about a screen point (px), as under a wheel or two fingers. */
  zoomBy(factor: number, about: Point): void {
    this.stop()
    Object.assign(this.camera, zoomAbout(this.camera, this.screen, about, this.camera.zoom * factor))
    this.target = { x: this.camera.x, y: this.camera.y }
    this.updateSnapshot(zoomLevelOf(this.camera.zoom))
    this.request()
  }

  /** Ends zooming by hand, on the nearest tenth. */
  snap(about: Point): void {
    this.zoomAt(this.snapshot.zoomLevel, about)
  }

  /** Moves the camera by so many screen px, as with the arrow keys. */
  panBy(x: number, y: number): void {
    // Keys that repeat go on from where the last one leads.
    const from = this.animation?.goal ?? this.camera
    this.panTo({ x: from.x + x / from.zoom, y: from.y + y / from.zoom })
  }

  /** Moves the camera to a world point. */
  panTo(point: Point): void {
    this.target = onSheet(point)
    const goal = { ...this.target, zoom: zoomOf(this.snapshot.zoomLevel) }
    this.travel(step({ ...this.camera }, goal, PAN_MS), goal)
  }

  /** Moves the camera only as far as a world point needs to be well in view. */
  reveal(point: Point): void {
    const { x, y } = worldToScreen(this.camera, this.screen, point)
    const { width, height } = this.screen
    const isInView = x > width * 0.1 && x < width * 0.8 && y > height * 0.1 && y < height * 0.9
    if (!isInView) this.panTo(point)
  }

  /** Starts a drag. */
  startDrag(): void {
    this.stop()
    this.dragOrigin = { x: this.camera.x, y: this.camera.y }
  }

  /** Drags the sheet by so many screen px, ever less beyond its edge. */
  drag(x: number, y: number): void {
    if (this.dragOrigin === undefined) return
    const { zoom } = this.camera
    this.dragOrigin.x -= x / zoom
    this.dragOrigin.y -= y / zoom
    this.camera.x = rubberBand(this.dragOrigin.x, WORLD.width, (this.screen.width / zoom) * 0.2)
    this.camera.y = rubberBand(this.dragOrigin.y, WORLD.height, (this.screen.height / zoom) * 0.2)
    this.request()
  }

  /** Ends the drag: the camera slides on by so many screen px and rests on the sheet. */
  endDrag(slideX: number, slideY: number): void {
    if (this.dragOrigin === undefined) return
    this.dragOrigin = undefined
    const { x, y, zoom } = this.camera
    this.target = onSheet({ x: x - slideX / zoom, y: y - slideY / zoom })
    const goal = { ...this.target, zoom }
    if (goal.x === x && goal.y === y) return this.request()
    this.travel(slide({ ...this.camera }, goal, SLIDE_MS), goal)
  }

  /** Ends an animation at its goal, at once. */
  skipAnimation(): void {
    if (this.animation !== undefined) this.jump(this.animation.goal)
  }

  /** Keeps frames coming until the answer is called, as while something else on the sheet moves. */
  keepDrawing(): () => void {
    this.awake++
    this.request()
    let isHeld = true
    return () => {
      if (isHeld) this.awake--
      isHeld = false
    }
  }

  /** One frame outside the rhythm, as when the scene has just arrived. */
  request = (): void => {
    if (this.isRequested) return
    this.isRequested = true
    this.clock.requestFrame(this.frame)
  }

  private frame = (): void => {
    this.isRequested = false
    const now = this.clock.now()
    const deltaMs = Math.min(LONGEST_FRAME_MS, Math.max(1, now - this.drawn.at))
    this.advance(now)
    this.movePlates(deltaMs)
    Object.assign(this.drawn, this.camera, { at: now })
    this.frames.tell()
    const isIdle = this.animation === undefined && this.misregistration.isAtRest && this.awake === 0
    if (!isIdle) this.request()
  }

  private advance(now: number): void {
    if (this.animation === undefined) return
    const { motion, goal, startedAt } = this.animation
    const elapsedMs = now - startedAt
    Object.assign(this.camera, elapsedMs >= motion.durationMs ? goal : motion.at(elapsedMs))
    if (elapsedMs >= motion.durationMs) this.animation = undefined
  }

  private movePlates(deltaMs: number): void {
    const { x, y, zoom } = this.camera
    const hasMoved = x !== this.drawn.x || y !== this.drawn.y || zoom !== this.drawn.zoom
    if (this.clock.isMotionReduced()) return this.misregistration.stop()
    if (!hasMoved) return this.misregistration.settle(deltaMs)
    const perSecond = 1000 / deltaMs
    const edge = Math.hypot(this.screen.width, this.screen.height) / 2
    this.misregistration.move(
      {
        x: (x - this.drawn.x) * zoom * perSecond,
        y: (y - this.drawn.y) * zoom * perSecond,
        radial: Math.log(zoom / this.drawn.zoom) * edge * perSecond,
      },
      deltaMs,
    )
  }

  private travel(motion: Motion, goal: Camera): void {
    this.dragOrigin = undefined
    if (this.clock.isMotionReduced()) {
      this.jump(goal)
      this.jumps.tell()
      return
    }
    this.animation = { motion, goal, startedAt: this.clock.now() }
    this.updateSnapshot()
    this.request()
  }

  private jump(view: Camera): void {
    this.animation = undefined
    this.dragOrigin = undefined
    this.misregistration.stop()
    Object.assign(this.camera, view)
    // Reset velocity on jump.
    Object.assign(this.drawn, view)
    this.updateSnapshot()
    this.request()
  }

  private stop(): void {
    this.animation = undefined
    this.target = { x: this.camera.x, y: this.camera.y }
  }

  private resting(): Camera {
    const { zoomLevel } = this.snapshot
    return { ...constrain(this.target, zoomLevel, this.screen), zoom: zoomOf(zoomLevel) }
  }

  private isAtRestPosition(): boolean {
    const rest = this.restPosition(this.screen)
    return this.target.x === rest.x && this.target.y === rest.y
  }

  private updateSnapshot(zoomLevel = this.snapshot.zoomLevel): void {
    const rest = this.restPosition(this.screen)
    const zoom = zoomOf(zoomLevel)
    const isOffSection =
      showsContent(zoomLevel) &&
      (Math.abs(this.target.x - rest.x) * zoom > this.screen.width * 0.4 ||
        Math.abs(this.target.y - rest.y) * zoom > this.screen.height * 0.4)
    if (zoomLevel === this.snapshot.zoomLevel && isOffSection === this.snapshot.isOffSection) return
    this.snapshot = { zoomLevel, isOffSection }
    this.snapshotListeners.tell()
  }
}

/** The page's one camera. */
export const cameraStore = new CameraStore({
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  isMotionReduced,
})
