import { type PointerEvent, useRef } from 'react'

/** In px: a shorter movement is a tap. */
const MIN_PX = 40

/**
 * Returns the direction of a swipe: 1 forward, -1 back, 0 for none, such as a vertical scroll. Distances in px.
 */
export function getSwipeStep(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < MIN_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}

/** Returns the handlers of swipes for an element whose `touch-action` leaves horizontal movements to the page. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      from.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current
      from.current = null
      const step = start === null ? 0 : getSwipeStep(clientX - start.x, clientY - start.y)
      if (step !== 0) onSwipe(step)
    },
    onPointerCancel() {
      from.current = null
    },
  }
}
