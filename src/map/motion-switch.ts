import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { chooseLessMotion, hasChosenLessMotion } from '@/lib/motion'
import { useCamera } from './use-camera'

const choices = createListeners()

/** The visitor's own switch for reduced motion; pressing it ends a glide where it leads. */
export function useMotionSwitch() {
  const camera = useCamera()
  const isReduced = useSyncExternalStore(choices.add, hasChosenLessMotion, () => false)
  return {
    isReduced,
    toggle() {
      chooseLessMotion(!isReduced)
      camera.skipAnimation()
      choices.tell()
    },
  }
}
