import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sectionForPath } from '@/sections/registry'
import { useCamera } from './use-camera'
import { restingPoint } from './world'

// The server has no camera to move.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Takes the camera to the path's section: there at once on arrival, gliding from then on, also back and forward. */
export function useCameraJourney(): void {
  const camera = useCamera()
  const { pathname, key } = useLocation()
  const hasArrived = useRef(false)

  useBrowserLayoutEffect(() => {
    const section = sectionForPath(pathname)
    camera.open((size) => restingPoint(section, size), hasArrived.current ? 'glide' : 'jump')
    hasArrived.current = true
  }, [camera, pathname, key])
}
