import { type RefObject, useLayoutEffect } from 'react'

/** Sets a custom property of the root element to an element's height in px, while the element is shown. */
export function useHeightProperty(
  property: `--${string}`,
  element: RefObject<HTMLElement | null>,
  isShown = true,
): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const root = document.documentElement
    const measure = () => root.style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty(property)
    }
  }, [property, element, isShown])
}
