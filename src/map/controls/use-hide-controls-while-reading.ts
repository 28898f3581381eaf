import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** In px: scrolled less than this, the band of artwork still has room for a control. */
const FROM_PX = 24

/**
 * Sets `data-reading` on the root element while a section is scrolled down:
 * that hides controls that would cover its text.
 */
export function useHideControlsWhileReading(map: RefObject<HTMLElement | null>, isReadable: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = map.current
    if (element === null || !isReadable) return
    const root = document.documentElement
    const onScroll = ({ target }: Event) => {
      // A section that is closing may still scroll.
      if (!(target instanceof Element) || target.closest('[data-open="true"]') === null) return
      if (target.scrollTop > FROM_PX) root.dataset['reading'] = pathname
      else delete root.dataset['reading']
    }
    // Scroll events do not bubble.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true })
      delete root.dataset['reading']
    }
  }, [map, pathname, isReadable])
}
