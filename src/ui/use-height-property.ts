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
    const measureHeight = () => root.style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`)
    measureHeight()
    window.addEventListener('resize', measureHeight)
    return () => {
      window.removeEventListener('resize', measureHeight)
      root.style.removeProperty(property)
    }
  }, [property, element, isShown])
}
