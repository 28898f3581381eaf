import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { readStored, writeStored } from './storage'

const REDUCED = 'reduced'

/** Returns whether the device or the visitor's setting on this site asks for reduced motion. */
export const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || isReducedMotionChosen()

export const isReducedMotionChosen = (): boolean => document.documentElement.dataset['motion'] === REDUCED

/** Stores the visitor's setting and sets it on the root element, where the styles and the camera read it. */
export function setReducedMotion(isWanted: boolean): void {
  writeStored(() => localStorage, STORAGE_KEYS.motion, isWanted)
  show(isWanted)
}

/** Sets the stored setting on the root element. */
export function restoreMotionChoice(): void {
  show(readStored(() => localStorage, STORAGE_KEYS.motion) === true)
}

function show(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset['motion'] = REDUCED
  else delete document.documentElement.dataset['motion']
}
