import type { Camera } from './camera'
import type { PlateOffset } from './misregistration'
import type { Size } from './world'

/** Returns the speed of the sheet between two frames, and of the screen's corner while zooming, in screen px per second. */
export function cameraSpeed(from: Camera, to: Camera, screen: Size, deltaMs: number): PlateOffset {
  const perSecond = 1000 / deltaMs
  const corner = Math.hypot(screen.width, screen.height) / 2
  return {
    x: (to.x - from.x) * to.zoom * perSecond,
    y: (to.y - from.y) * to.zoom * perSecond,
    radial: Math.log(to.zoom / from.zoom) * corner * perSecond,
  }
}
