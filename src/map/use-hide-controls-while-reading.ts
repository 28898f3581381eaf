import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** So far, in px, the band of artwork still has room for a control. */
const FROM_PX = 24

/** While a section is scrolled down, `data-reading` on the root element hides controls that would cover its text. */
export function useHideControlsWhileReading(map: RefObject<HTMLElement | null>, isReadable: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = map.current
    if (element === null || !isReadable) return
    const root = document.documentElement
    const onScroll = ({ target }: Event) => {
      // A section that is being left may still scroll.
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
