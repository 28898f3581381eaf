import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Closes something open on Escape and when pointer or focus leaves it. Returns the function that closes it. */
export function useDismiss(isOpen: boolean, inside: RefObject<HTMLElement | null>, setClosed: () => void) {
  function close() {
    setClosed()
    // The focus inside would be lost: it moves to the first button, which opens it again.
    if (inside.current?.contains(document.activeElement)) inside.current.querySelector('button')?.focus()
  }
  const dismiss = useEffectEvent(close)

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
  }, [isOpen, inside])

  return close
}
