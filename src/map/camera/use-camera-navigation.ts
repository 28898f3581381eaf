import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { findSectionByPath } from '@/sections/registry'
import { isContentVisible } from './zoom-levels'
import { readSavedPlace, trackPlace } from './saved-place'
import { useCamera } from './use-camera'
import { getRestPoint } from './world'

/**
 * Jumps to the section of the first path, then glides to the next ones. After a reload, in another language and on
 * the way back the map is where the visitor had left it.
 * Another page of the open section moves nothing.
 */
export function useCameraNavigation(): void {
  const camera = useCamera()
  const { pathname, search, key } = useLocation()
  const last = useRef({ pathname, search, key: '' })

  useLayoutEffect(() => {
    const { zoomLevel, isOffSection } = camera.getSnapshot()
    const isPaged = last.current.pathname === pathname && last.current.search !== search
    const hasArrived = last.current.key !== ''
    last.current = { pathname, search, key }
    if (isPaged && isContentVisible(zoomLevel) && !isOffSection) return
    const section = findSectionByPath(pathname)
    const how = hasArrived ? 'glide' : 'jump'
    camera.open((size, scale) => getRestPoint(section, size, scale), how, readSavedPlace())
  }, [camera, pathname, search, key])

  useEffect(() => trackPlace(camera), [camera])
}
