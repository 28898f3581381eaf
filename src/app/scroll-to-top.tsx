import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'

/** A page change scrolls to the top, except when going to / (specification, section 2). */
export function ScrollToTopOnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (pathname !== paths.home) window.scrollTo(0, 0)
  }, [pathname])

  return null
}
