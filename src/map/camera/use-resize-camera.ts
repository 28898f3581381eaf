import { type RefObject, useLayoutEffect } from 'react'
import { useCamera } from './use-camera'

/** Keeps the camera's size the map's size on the screen. */
export function useResizeCamera(map: RefObject<HTMLElement | null>): void {
  const camera = useCamera()

  useLayoutEffect(() => {
    const element = map.current
    if (element === null) return
    const measureMap = () => camera.resize({ width: element.clientWidth, height: element.clientHeight })
    measureMap()
    const observer = new ResizeObserver(measureMap)
    observer.observe(element)
    return () => observer.disconnect()
  }, [camera, map])
}
