import { type RefObject, useEffect } from 'react'

/** While open: calls back on Escape, and when pointer or focus leaves the element. */
export function useDismiss(isOpen: boolean, inside: RefObject<HTMLElement | null>, dismiss: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) dismiss()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
    }
  }, [isOpen, inside, dismiss])
}
