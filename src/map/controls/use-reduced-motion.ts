import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { chooseLessMotion, hasChosenLessMotion } from '@/lib/motion'
import { useCamera } from '../camera/use-camera'

const choices = createListeners()

export function useMotionSwitch() {
  const camera = useCamera()
  const isReduced = useSyncExternalStore(choices.add, hasChosenLessMotion, () => false)
  return {
    isReduced,
    toggle() {
      chooseLessMotion(!isReduced)
      camera.skipAnimation()
      choices.notify()
    },
  }
}
