import { type RefObject, useEffect } from 'react'
import { useCamera } from './use-camera'

type Parts = { map: RefObject<HTMLElement | null>; panels: RefObject<HTMLElement | null> }

/** Fades the map in and shows the section's text at once when the camera jumps instead of gliding. */
export function useJumpEffects({ map, panels }: Parts): void {
  const camera = useCamera()

  useEffect(
    () =>
      camera.onReducedGlide(() => {
        map.current?.animate({ opacity: [0, 1] }, { duration: 150 })
      }),
    [camera, map],
  )

  // The text's transition waits for the camera, which is already there.
  useEffect(
    () =>
      camera.onJump(() => {
        for (const animation of panels.current?.getAnimations?.({ subtree: true }) ?? [])
          if (animation instanceof CSSTransition) animation.finish()
      }),
    [camera, panels],
  )
}
