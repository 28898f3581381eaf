import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is hidden below the header or the bottom `bottomPx` of the screen. */
export function useIsOutOfView(target: RefObject<Element | null>, bottomPx: number): boolean {
  const [isOut, setOut] = useState(false)

  useEffect(() => {
    if (target.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => setOut(entries.at(-1)?.isIntersecting === false),
      // A half covered button cannot be used.
      { rootMargin: `-${HEADER_PX}px 0px -${bottomPx}px 0px`, threshold: 0.5 },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, bottomPx])

  return isOut
}

const HEADER_PX = 60
