import { useSyncExternalStore } from 'react'
import { chooseLessMotion, hasChosenLessMotion } from '@/lib/motion'
import { useCamera } from './use-camera'

const listeners = new Set<() => void>()

/** The visitor's own switch for reduced motion; pressing it ends a glide where it leads. */
export function useMotionSwitch() {
  const camera = useCamera()
  const isReduced = useSyncExternalStore(subscribe, hasChosenLessMotion, () => false)
  return {
    isReduced,
    toggle() {
      chooseLessMotion(!isReduced)
      camera.finish()
      for (const listener of listeners) listener()
    },
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
