import { type RefObject, useLayoutEffect } from 'react'
import { useCamera } from './camera/use-camera'

/** Tells the camera how large the map is on the screen, now and whenever that changes. */
export function useMapSize(map: RefObject<HTMLElement | null>): void {
  const camera = useCamera()

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [camera, map])
}
