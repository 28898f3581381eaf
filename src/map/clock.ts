import { isMotionReduced } from '@/lib/motion'

/** Time and frames; tests bring their own. */
export type Clock = {
  now: () => number
  requestFrame: (callback: () => void) => unknown
  isMotionReduced: () => boolean
}

export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  isMotionReduced,
}
