import { isMotionReduced } from '@/lib/motion'

export type Clock = {
  now: () => number
  requestFrame: (callback: () => void) => unknown
  after: (ms: number, callback: () => void) => unknown
  isMotionReduced: () => boolean
}

export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  after: (ms, callback) => setTimeout(callback, ms),
  isMotionReduced,
}
