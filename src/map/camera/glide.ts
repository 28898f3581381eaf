import { clamp } from '@contract/clamp'
import type { Camera } from './camera'
import type { Size } from './world'
import { levelToZoom, MIN_ZOOM_LEVEL } from './zoom-levels'

export const GLIDE_MS = 2000

/** A movement of the camera. At `durationMs` it is exactly at its goal. */
export type Motion = { durationMs: number; at: (elapsedMs: number) => Camera }

export const ease = (t: number): number => t * t * t * (t * (6 * t - 15) + 10)

const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** rho^2, which sets how far van Wijk's path zooms out: the participants of his study liked rho = sqrt(2) best. */
const RHO_SQUARED = 2
/** A glide does not zoom out further: the islands would be too small to recognise. */
const MIN_GLIDE_SCALE = levelToZoom(MIN_ZOOM_LEVEL) * 1.15

/**
 * Returns a movement that zooms out on its way (van Wijk and Nuij,
 * 'Smooth and efficient zooming and panning', 2003).
 */
export function createGlide(from: Camera, to: Camera, size: Size, durationMs: number = GLIDE_MS): Motion {
  const path = createFlightPath(from, to, size)
  return { durationMs, at: (elapsedMs) => path(ease(computeProgress(elapsedMs, durationMs))) }
}

export function createStep(from: Camera, to: Camera, durationMs: number): Motion {
  return {
    durationMs,
    at: (elapsedMs) => {
      const t = computeProgress(elapsedMs, durationMs)
      if (t === 1) return to
      const scale = from.scale * (to.scale / from.scale) ** easeOut(t)
      // The share follows the scale, so that the point about which the camera zooms stays still on the screen.
      const share =
        from.scale === to.scale ? easeOut(t) : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale }
    },
  }
}

export function createSlide(from: Camera, to: Camera, durationMs: number): Motion {
  const rest = 1 - Math.exp(-6)
  return {
    durationMs,
    at: (elapsedMs) => {
      const share = (1 - Math.exp(-6 * computeProgress(elapsedMs, durationMs))) / rest
      const between = (start: number, end: number) => start + (end - start) * share
      return { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) }
    },
  }
}

function computeProgress(elapsedMs: number, durationMs: number): number {
  return clamp(elapsedMs / durationMs, 0, 1)
}

function createFlightPath(from: Camera, to: Camera, size: Size): (share: number) => Camera {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const width = Math.max(1, size.width)
  const [w0, w1] = [width / from.scale, width / to.scale]
  const exact = (share: number, camera: Camera) => (share <= 0 ? from : share >= 1 ? to : camera)
  if (distance < 1e-3) {
    return (share) => exact(share, { x: to.x, y: to.y, scale: from.scale * (to.scale / from.scale) ** share })
  }
  const rho2 = computeRhoSquared(distance, Math.max(w0, w1), width)
  const rho = Math.sqrt(rho2)
  const b0 = (w1 ** 2 - w0 ** 2 + rho2 ** 2 * distance ** 2) / (2 * w0 * rho2 * distance)
  const b1 = (w1 ** 2 - w0 ** 2 - rho2 ** 2 * distance ** 2) / (2 * w1 * rho2 * distance)
  const r0 = -Math.asinh(b0)
  const length = (-Math.asinh(b1) - r0) / rho
  return (share) => {
    const s = r0 + rho * share * length
    const travelled = (w0 / rho2) * (Math.cosh(r0) * Math.tanh(s) - Math.sinh(r0))
    const part = travelled / distance
    const scale = (from.scale * Math.cosh(s)) / Math.cosh(r0)
    return exact(share, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, scale })
  }
}

function computeRhoSquared(distance: number, widest: number, screen: number): number {
  const highest = screen / MIN_GLIDE_SCALE
  if (highest <= widest) return Math.min(RHO_SQUARED, (0.5 * widest) / distance)
  return Math.min(RHO_SQUARED, (2 * Math.sqrt(highest ** 2 - widest ** 2)) / distance)
}
