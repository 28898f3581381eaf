import { type RefObject, useEffect } from 'react'

/** Smaller moves are a trembling thumb, in px. */
const LEAST_PX = 6
/** So far down one looks at the window of artwork still. */
const FROM_PX = 80

/**
 * Tells styles by `data-reading` on the page's root that the visitor reads on downwards: controls that would lie on the
 * words step aside, and come back with the first move upwards.
 */
export function useReadingAid(map: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = map.current
    if (element === null) return
    const root = document.documentElement
    let last = 0
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const { scrollTop } = target
      if (Math.abs(scrollTop - last) < LEAST_PX) return
      root.toggleAttribute('data-reading', scrollTop > last && scrollTop > FROM_PX)
      last = scrollTop
    }
    // Scrolling does not bubble.
    element.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true })
      root.removeAttribute('data-reading')
    }
  }, [map])
}
