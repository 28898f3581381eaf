import { SETTINGS } from '@contract/settings'
import { readStored, writeStored } from './storage'

const REDUCED = 'reduced'

/** Whether things are to cut instead of moving: the device asks for it, or the visitor has chosen it here. */
export const isMotionReduced = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || hasChosenLessMotion()

/** The visitor's own choice, whatever the device asks for. */
export const hasChosenLessMotion = (): boolean => document.documentElement.dataset['motion'] === REDUCED

/** Keeps the visitor's choice; styles and the camera read it from the page's root. */
export function chooseLessMotion(isWanted: boolean): void {
  writeStored(() => localStorage, SETTINGS.motionKey, isWanted)
  show(isWanted)
}

/** Brings back the choice of an earlier visit. */
export function restoreMotionChoice(): void {
  show(readStored(() => localStorage, SETTINGS.motionKey) === true)
}

function show(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset['motion'] = REDUCED
  else delete document.documentElement.dataset['motion']
}
