import { type RefObject, useLayoutEffect } from 'react'

/** Sets a custom property of the root element to an element's height in px, while the element is shown. */
export function useHeightProperty(
  property: `--${string}`,
  element: RefObject<HTMLElement | null>,
  isShown = true,
): void {
  useLayoutEffect(() => {
    if (!isShown || element.current === null) return
    const { style } = document.documentElement
    // Tells the height once the page is laid out anyway: reading it here would lay the page out in React's commit.
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize}px`),
    )
    observer.observe(element.current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property, element, isShown])
}
