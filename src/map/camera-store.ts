import type { Point } from '@/sections/registry'
import { createListeners } from '@/lib/listeners'
import { isMotionReduced } from '@/lib/motion'
import {
  type Camera,
  framed,
  onSheet,
  showsContent,
  softened,
  START_TENTHS,
  tenthsOf,
  worldToScreen,
  zoomAbout,
  zoomOf,
} from './camera'
import { glide, GLIDE_MS, type Motion, slide, step } from './glide'
import { Misregistration, type Slip } from './slip'
import { type Size, WORLD } from './world'

/** Where time and frames come from: the browser, unless a test brings its own. */
export type Clock = {
  now: () => number
  requestFrame: (callback: () => void) => unknown
  isMotionReduced: () => boolean
}

/** What React may know of the camera: it changes a few times a visit, never per frame. */
export type CameraFacts = Readonly<{ tenths: number; isAway: boolean }>

/** Where the open section has the camera rest on a screen of a size. */
export type Home = (size: Size) => Point

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
  private readonly press = new Misregistration()
  private readonly frames = createListeners()
  private readonly factChanges = createListeners()
  private readonly cuts = createListeners()
  private readonly resets = createListeners()
  private currentFacts: CameraFacts = { tenths: START_TENTHS, isAway: false }
  private screen: Size = { width: 0, height: 0 }
  private home: Home = () => ({ x: WORLD.width / 2, y: WORLD.height / 2 })
  /** Where the visitor wants the centre; the resting view may be framed to the sheet. */
  private wish: Point = this.home(this.screen)
  private journey: { motion: Motion; goal: Camera; startedAt: number } | undefined
  private pulled: Point | undefined
  private drawn = { ...this.camera, at: 0 }
  private isRequested = false
  private awake = 0

  constructor(private readonly clock: Clock) {
    this.view = this.camera
  }

  get size(): Size {
    return this.screen
  }

  get slip(): Readonly<Slip> {
    return this.press.slip
  }

  get isMoving(): boolean {
    return this.journey !== undefined || this.pulled !== undefined || !this.press.isAtRest
  }

  get isMotionReduced(): boolean {
    return this.clock.isMotionReduced()
  }

  /** Called on every frame in which something moves, after the camera has moved. */
  onFrame = this.frames.add
  /** Called when the camera jumps instead of travelling. */
  onCut = this.cuts.add
  /** Called when the view is reset: what can be scrolled goes back to its origin. */
  onReset = this.resets.add
  subscribe = this.factChanges.add
  facts = (): CameraFacts => this.currentFacts

  /** The map's size on screen in px; a camera that rests stays where it belongs. */
  resize(size: Size): void {
    const wasHome = this.isHome()
    this.screen = size
    if (wasHome) this.wish = this.home(size)
    this.jump(this.resting())
  }

  /** Opens a section: the camera glides there for 2 s (section 2), or starts there. */
  open(home: Home, how: 'glide' | 'jump'): void {
    this.home = home
    this.wish = home(this.screen)
    this.updateFacts(START_TENTHS)
    if (how === 'jump') this.jump(this.resting())
    else this.travel(glide({ ...this.camera }, this.resting(), this.screen, GLIDE_MS), this.resting())
  }

  /** Reset view (section 2): zoom 1, no panning, back at the open section. */
  reset(): void {
    this.wish = this.home(this.screen)
    this.updateFacts(START_TENTHS)
    this.travel(glide({ ...this.camera }, this.resting(), this.screen, RESET_MS), this.resting())
    this.resets.tell()
  }

  /** Goes to a zoom, about the middle of the screen. */
  zoomTo(tenths: number): void {
    this.updateFacts(tenths)
    this.travel(step({ ...this.camera }, this.resting(), STEP_MS), this.resting())
  }

  /** Goes to a zoom about a screen point (px). A section that can be read slides back into its place. */
  zoomAt(tenths: number, about: Point): void {
    const goal = zoomAbout(this.camera, this.screen, about, zoomOf(tenths))
    const home = this.home(this.screen)
    const isNear =
      Math.abs(goal.x - home.x) * goal.zoom < this.screen.width / 2 &&
      Math.abs(goal.y - home.y) * goal.zoom < this.screen.height / 2
    this.wish = showsContent(tenths) && isNear ? home : onSheet(goal)
    this.updateFacts(tenths)
    const rest = { x: this.wish.x, y: this.wish.y, zoom: goal.zoom }
    this.travel(step({ ...this.camera }, rest, STEP_MS), rest)
  }

  /** Zooms at once by a factor about a screen point (px), as under a wheel or two fingers. */
  zoomBy(factor: number, about: Point): void {
    this.stop()
    Object.assign(this.camera, zoomAbout(this.camera, this.screen, about, this.camera.zoom * factor))
    this.wish = { x: this.camera.x, y: this.camera.y }
    this.updateFacts(tenthsOf(this.camera.zoom))
    this.request()
  }

  /** Ends zooming by hand, on the nearest tenth. */
  snap(about: Point): void {
    this.zoomAt(this.currentFacts.tenths, about)
  }

  /** Moves the camera by so many screen px, as with the arrow keys. */
  panBy(x: number, y: number): void {
    // Keys that repeat go on from where the last one leads.
    const from = this.journey?.goal ?? this.camera
    this.panTo({ x: from.x + x / from.zoom, y: from.y + y / from.zoom })
  }

  /** Moves the camera to a world point. */
  panTo(point: Point): void {
    this.wish = onSheet(point)
    const goal = { ...this.wish, zoom: zoomOf(this.currentFacts.tenths) }
    this.travel(step({ ...this.camera }, goal, PAN_MS), goal)
  }

  /** Moves the camera only as far as a world point needs to be well in view. */
  reveal(point: Point): void {
    const { x, y } = worldToScreen(this.camera, this.screen, point)
    const { width, height } = this.screen
    const isInView = x > width * 0.1 && x < width * 0.8 && y > height * 0.1 && y < height * 0.9
    if (!isInView) this.panTo(point)
  }

  /** The sheet is taken hold of, wherever it is. */
  grab(): void {
    this.stop()
    this.pulled = { x: this.camera.x, y: this.camera.y }
  }

  /** The sheet follows the hand by so many screen px, ever less beyond its edge. */
  drag(x: number, y: number): void {
    if (this.pulled === undefined) return
    const { zoom } = this.camera
    this.pulled.x -= x / zoom
    this.pulled.y -= y / zoom
    this.camera.x = softened(this.pulled.x, WORLD.width, (this.screen.width / zoom) * 0.2)
    this.camera.y = softened(this.pulled.y, WORLD.height, (this.screen.height / zoom) * 0.2)
    this.request()
  }

  /** Lets go: the sheet slides on by so many screen px and rests on the sheet. */
  release(slideX: number, slideY: number): void {
    if (this.pulled === undefined) return
    this.pulled = undefined
    const { x, y, zoom } = this.camera
    this.wish = onSheet({ x: x - slideX / zoom, y: y - slideY / zoom })
    const goal = { ...this.wish, zoom }
    if (goal.x === x && goal.y === y) return this.request()
    this.travel(slide({ ...this.camera }, goal, SLIDE_MS), goal)
  }

  /** Ends a journey where it leads, at once. */
  finish(): void {
    if (this.journey !== undefined) this.jump(this.journey.goal)
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
    this.slipPlates(deltaMs)
    Object.assign(this.drawn, this.camera, { at: now })
    this.frames.tell()
    const isIdle = this.journey === undefined && this.press.isAtRest && this.awake === 0
    if (!isIdle) this.request()
  }

  private advance(now: number): void {
    if (this.journey === undefined) return
    const { motion, goal, startedAt } = this.journey
    const elapsedMs = now - startedAt
    Object.assign(this.camera, elapsedMs >= motion.durationMs ? goal : motion.at(elapsedMs))
    if (elapsedMs >= motion.durationMs) this.journey = undefined
  }

  private slipPlates(deltaMs: number): void {
    const { x, y, zoom } = this.camera
    const hasMoved = x !== this.drawn.x || y !== this.drawn.y || zoom !== this.drawn.zoom
    if (this.clock.isMotionReduced()) return this.press.stop()
    if (!hasMoved) return this.press.settle(deltaMs)
    const perSecond = 1000 / deltaMs
    const edge = Math.hypot(this.screen.width, this.screen.height) / 2
    this.press.move(
      {
        x: (x - this.drawn.x) * zoom * perSecond,
        y: (y - this.drawn.y) * zoom * perSecond,
        radial: Math.log(zoom / this.drawn.zoom) * edge * perSecond,
      },
      deltaMs,
    )
  }

  private travel(motion: Motion, goal: Camera): void {
    this.pulled = undefined
    if (this.clock.isMotionReduced()) {
      this.jump(goal)
      this.cuts.tell()
      return
    }
    this.journey = { motion, goal, startedAt: this.clock.now() }
    this.updateFacts()
    this.request()
  }

  private jump(view: Camera): void {
    this.journey = undefined
    this.pulled = undefined
    this.press.stop()
    Object.assign(this.camera, view)
    // A jump is no speed.
    Object.assign(this.drawn, view)
    this.updateFacts()
    this.request()
  }

  private stop(): void {
    this.journey = undefined
    this.wish = { x: this.camera.x, y: this.camera.y }
  }

  private resting(): Camera {
    const { tenths } = this.currentFacts
    return { ...framed(this.wish, tenths, this.screen), zoom: zoomOf(tenths) }
  }

  private isHome(): boolean {
    const home = this.home(this.screen)
    return this.wish.x === home.x && this.wish.y === home.y
  }

  private updateFacts(tenths = this.currentFacts.tenths): void {
    const home = this.home(this.screen)
    const zoom = zoomOf(tenths)
    const isAway =
      showsContent(tenths) &&
      (Math.abs(this.wish.x - home.x) * zoom > this.screen.width * 0.4 ||
        Math.abs(this.wish.y - home.y) * zoom > this.screen.height * 0.4)
    if (tenths === this.currentFacts.tenths && isAway === this.currentFacts.isAway) return
    this.currentFacts = { tenths, isAway }
    this.factChanges.tell()
  }
}

/** The page's one camera. */
export const cameraStore = new CameraStore({
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  isMotionReduced,
})
