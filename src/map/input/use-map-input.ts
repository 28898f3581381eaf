import { type RefObject, useEffect } from 'react'
import { listenToGestures } from './map-gestures'
import { listenToKeys } from './map-keys'
import { listenToPointers } from './map-pointers'
import { listenToWheel } from './map-wheel'
import { blockPageScroll } from './block-page-scroll'
import { scrollSectionByWheel } from './scroll-section-by-wheel'
import { useCamera } from '../camera/use-camera'

/** Connects wheel, pointers and keys with the camera while the map is mounted. */
export function useMapInput(map: RefObject<HTMLElement | null>): void {
  const camera = useCamera()
  useEffect(() => {
    const element = map.current
    if (element === null) return
    const stops = [
      listenToPointers(element, camera),
      listenToWheel(element, camera),
      listenToGestures(element, camera),
      listenToKeys(document, camera),
      blockPageScroll(document, camera),
      scrollSectionByWheel(element, camera),
      camera.onReset(() => window.scrollTo(0, 0)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [camera, map])
}
