import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Smaller moves are a trembling thumb, in px. */
const LEAST_PX = 6
const FROM_PX = 80

/** While a section is scrolled down, `data-reading` on the root element hides controls that would cover its text. */
export function useReadingState(map: RefObject<HTMLElement | null>, isReadable: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = map.current
    if (element === null || !isReadable) return
    const root = document.documentElement
    // The first scroll may be the restored one.
    let last: number | undefined
    const onScroll = ({ target }: Event) => {
      // A section that is being left may still scroll.
      if (!(target instanceof Element) || target.closest('[data-open="true"]') === null) return
      const { scrollTop } = target
      const moved = scrollTop - (last ?? scrollTop)
      if (last !== undefined && Math.abs(moved) < LEAST_PX) return
      if (moved > 0 && scrollTop > FROM_PX) root.dataset['reading'] = pathname
      else delete root.dataset['reading']
      last = scrollTop
    }
    // Scroll events do not bubble.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true })
      delete root.dataset['reading']
    }
  }, [map, pathname, isReadable])
}
