import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Smaller moves are a trembling thumb, in px. */
const LEAST_PX = 6
/** So far down one looks at the window of artwork still. */
const FROM_PX = 80

/**
 * Tells styles by `data-reading` on the page's root that the visitor reads on downwards: controls that would lie on the
 * words step aside, and come back with the first move upwards, with another page, and when there is nothing to read.
 */
export function useReadingAid(map: RefObject<HTMLElement | null>, isReadable: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const element = map.current
    if (element === null || !isReadable) return
    const root = document.documentElement
    // The first scroll may be that of the arrival.
    let last: number | undefined
    const onScroll = ({ target }: Event) => {
      // One that is being left may still be sliding.
      if (!(target instanceof Element) || target.closest('[data-open="true"]') === null) return
      const { scrollTop } = target
      const moved = scrollTop - (last ?? scrollTop)
      if (last !== undefined && Math.abs(moved) < LEAST_PX) return
      root.toggleAttribute('data-reading', moved > 0 && scrollTop > FROM_PX)
      last = scrollTop
    }
    // Scrolling does not bubble.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true })
      root.removeAttribute('data-reading')
    }
    // Anew on every page.
    // oxlint-disable-next-line react/exhaustive-deps -- the pathname is no input
  }, [map, pathname, isReadable])
}
