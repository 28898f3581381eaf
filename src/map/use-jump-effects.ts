import { type RefObject, useEffect } from 'react'
import { useCamera } from './camera/use-camera'

type Parts = { map: RefObject<HTMLElement | null>; panels: RefObject<HTMLElement | null> }

/** What the page does where the camera does not glide: the map fades in, and a section's text is there at once. */
export function useJumpEffects({ map, panels }: Parts): void {
  const camera = useCamera()

  useEffect(
    () =>
      camera.onReducedGlide(() => {
        map.current?.animate({ opacity: [0, 1] }, { duration: 150 })
      }),
    [camera, map],
  )

  // Its transition waits for the camera, which is there now.
  useEffect(
    () =>
      camera.onJump(() => {
        for (const animation of panels.current?.getAnimations?.({ subtree: true }) ?? [])
          if (animation instanceof CSSTransition) animation.finish()
      }),
    [camera, panels],
  )
}
