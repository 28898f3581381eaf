import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { readStored, writeStored } from './storage'

const REDUCED = 'reduced'

const getDeviceMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Returns whether the device or the visitor's setting on this site asks for reduced motion. */
export const isMotionReduced = (): boolean => getDeviceMotion().matches || isReducedMotionChosen()

export const isReducedMotionChosen = (): boolean => document.documentElement.dataset['motion'] === REDUCED

/** Calls `listener` when the device begins or ends to ask for reduced motion; returns what stops that. */
export function subscribeToDeviceMotion(listener: () => void): () => void {
  const deviceMotion = getDeviceMotion()
  deviceMotion.addEventListener('change', listener)
  return () => deviceMotion.removeEventListener('change', listener)
}

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
