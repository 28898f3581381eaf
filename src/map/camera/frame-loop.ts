import { clamp } from '@contract/clamp'
import { createListeners } from '@/lib/listeners'
import type { Camera } from './camera'
import type { CameraAnimation, CameraStore } from './camera-store'
import type { Clock } from './clock'
import { CompositorPlayer } from './compositor-player'
import { Misregistration, type PlateOffset } from './misregistration'

/** In ms: a longer frame, as after a pause, is counted as this long, as it is not one slow movement. */
const MAX_FRAME_MS = 50

/**
 * Draws the camera: requests animation frames while something moves or `keepDrawing` holds them, and none at rest.
 */
export class FrameLoop {
  readonly player = new CompositorPlayer()
  /**
   * Whether the compositor plays the animations, instead of this loop frame by frame.
   * The plates stay in register then.
   */
  isCompositorDriven = false
  private readonly frameListeners = createListeners()
  private readonly misregistration = new Misregistration()
  private readonly drawn: Camera
  private played: CameraAnimation | undefined
  private isRequested = false
  private lastAt = 0
  private holds = 0

  constructor(
    private readonly camera: CameraStore,
    private readonly clock: Clock,
  ) {
    this.drawn = { ...camera.view }
    camera.onChange(this.request)
    camera.onJump(this.resetSpeed)
  }

  onFrame = this.frameListeners.add

  get plateOffset(): Readonly<PlateOffset> {
    return this.misregistration.offset
  }

  get isMoving(): boolean {
    return this.camera.isMoving || !this.misregistration.isAtRest
  }

  request = (): void => {
    if (this.isRequested) return
    this.isRequested = true
    this.clock.requestFrame(this.draw)
  }

  /** Draws every frame until the returned function is called. Call that once. */
  keepDrawing(): () => void {
    this.holds++
    this.request()
    return () => {
      this.holds--
    }
  }

  setCompositorDriven(isCompositorDriven: boolean): void {
    this.isCompositorDriven = isCompositorDriven
    this.player.stop()
    this.played = undefined
    // At rest this would draw the same frame again, and block the page where there is no GPU.
    if (this.isMoving) this.request()
  }

  private draw = (): void => {
    this.isRequested = false
    const now = this.clock.now()
    const deltaMs = clamp(now - this.lastAt, 1, MAX_FRAME_MS)
    this.lastAt = now
    const { camera, misregistration, isCompositorDriven } = this
    camera.advance(now)
    if (isCompositorDriven || this.clock.isMotionReduced()) misregistration.stop()
    else misregistration.follow(this.drawn, camera.view, camera.size, deltaMs)
    Object.assign(this.drawn, camera.view)
    if (camera.animation !== this.played) this.player.stop()
    this.frameListeners.notify()
    if (isCompositorDriven) this.play(now)
    const isAnimated = !isCompositorDriven && camera.animation !== undefined
    if (isAnimated || !misregistration.isAtRest || this.holds > 0) this.request()
  }

  private play(now: number): void {
    const { animation } = this.camera
    const isNew = animation !== this.played
    this.played = animation
    if (animation === undefined) return
    this.player.play(animation)
    const msLeft = animation.startedAt + animation.motion.durationMs - now
    if (msLeft <= MAX_FRAME_MS) this.request()
    else if (isNew) this.clock.after(msLeft, () => this.played === animation && this.request())
  }

  private resetSpeed = (): void => {
    this.misregistration.stop()
    Object.assign(this.drawn, this.camera.view)
  }
}
