import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sectionForPath } from '@/sections/registry'
import { showsContent } from './camera'
import { useCamera } from './use-camera'
import { restingPoint } from './world'

// The server has no camera to move.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Takes the camera to the path's section: there at once on arrival, gliding from then on, also back and forward. Another
 * page of a section that is being read leaves it where it is.
 */
export function useSectionCamera(): void {
  const camera = useCamera()
  const { pathname, search, key } = useLocation()
  const hasArrived = useRef(false)
  const last = useRef({ pathname, search })

  useBrowserLayoutEffect(() => {
    const { zoomLevel, isOffSection } = camera.getSnapshot()
    const isPaged = last.current.pathname === pathname && last.current.search !== search
    last.current = { pathname, search }
    if (isPaged && showsContent(zoomLevel) && !isOffSection) return
    const section = sectionForPath(pathname)
    camera.open((size) => restingPoint(section, size), hasArrived.current ? 'glide' : 'jump')
    hasArrived.current = true
  }, [camera, pathname, search, key])
}
