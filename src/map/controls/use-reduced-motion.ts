import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { setReducedMotion, isReducedMotionChosen } from '@/lib/motion'
import { useCamera } from '../camera/use-camera'

const choices = createListeners()

export function useReducedMotion() {
  const camera = useCamera()
  const isReduced = useSyncExternalStore(choices.add, isReducedMotionChosen, () => false)
  return {
    isReduced,
    toggle() {
      setReducedMotion(!isReduced)
      camera.skipAnimation()
      choices.notify()
    },
  }
}
