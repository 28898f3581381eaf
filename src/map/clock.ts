import { isMotionReduced } from '@/lib/motion'

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
