import { SETTINGS } from '@contract/settings'
import { readStored, writeStored } from './storage'

const REDUCED = 'reduced'

/** Whether motion is reduced, by the device or by the visitor's choice here. */
export const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || isReducedMotionChosen()

export const isReducedMotionChosen = (): boolean => document.documentElement.dataset['motion'] === REDUCED

/** Stores the visitor's choice and sets it on the root element, where styles and the camera read it. */
export function setReducedMotion(isWanted: boolean): void {
  writeStored(() => localStorage, SETTINGS.motionKey, isWanted)
  show(isWanted)
}

export function restoreMotionChoice(): void {
  show(readStored(() => localStorage, SETTINGS.motionKey) === true)
}

function show(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset['motion'] = REDUCED
  else delete document.documentElement.dataset['motion']
}
