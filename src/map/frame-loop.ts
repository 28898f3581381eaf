import { createListeners } from '@/lib/listeners'
import type { Camera } from './camera'
import type { CameraStore } from './camera-store'
import type { Clock } from './clock'
import { Misregistration, type PlateOffset } from './misregistration'

/** A frame after a pause must not count as one long, slow movement; in ms. */
const LONGEST_FRAME_MS = 50

/** Draws the camera: requests animation frames while something moves or holds them; none at rest. */
export class FrameLoop {
  private readonly layers = createListeners()
  private readonly misregistration = new Misregistration()
  private readonly drawn: Camera
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

  onFrame = this.layers.add

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

  /** Draws every frame until the returned function is called. */
  hold(): () => void {
    this.holds++
    this.request()
    let isHeld = true
    return () => {
      if (isHeld) this.holds--
      isHeld = false
    }
  }

  private draw = (): void => {
    this.isRequested = false
    const now = this.clock.now()
    const deltaMs = Math.min(LONGEST_FRAME_MS, Math.max(1, now - this.lastAt))
    this.lastAt = now
    const { camera, misregistration } = this
    camera.advance(now)
    if (this.clock.isMotionReduced()) misregistration.stop()
    else misregistration.follow(this.drawn, camera.view, camera.size, deltaMs)
    Object.assign(this.drawn, camera.view)
    this.layers.notify()
    if (camera.isAnimating || !misregistration.isAtRest || this.holds > 0) this.request()
  }

  private resetSpeed = (): void => {
    this.misregistration.stop()
    Object.assign(this.drawn, this.camera.view)
  }
}
