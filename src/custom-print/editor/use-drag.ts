import { type PointerEvent, type RefObject, useRef } from 'react'
import { DRAG_THRESHOLD_PX } from '@/lib/drag-threshold'

type Drag = { pointer: number; x: number; y: number }

/**
 * Moves an element of the stage with the pointer by setting two CSS properties, without rendering React. `onEnd`
 * gets the distance as shares of the stage; `onPress` gets the point of a press that did not move, in px.
 */
export function useDrag(
  stage: RefObject<HTMLElement | null>,
  onEnd: (across: number, down: number) => void,
  onPress: (x: number, y: number) => void,
) {
  const drag = useRef<Drag>(null)

  function move(x: number, y: number) {
    stage.current?.style.setProperty('--dx', `${x}px`)
    stage.current?.style.setProperty('--dy', `${y}px`)
  }

  function end(event: PointerEvent<HTMLElement>) {
    if (drag.current?.pointer !== event.pointerId || stage.current === null) return
    const [x, y] = [event.clientX - drag.current.x, event.clientY - drag.current.y]
    drag.current = null
    move(0, 0)
    const { width, height } = stage.current.getBoundingClientRect()
    const isCancelled = event.type === 'pointercancel'
    if (!isCancelled && Math.hypot(x, y) >= DRAG_THRESHOLD_PX) onEnd(x / width, y / height)
    else if (!isCancelled) {
      const print = event.currentTarget.getBoundingClientRect()
      onPress((event.clientX - print.left) / print.width, (event.clientY - print.top) / print.height)
    }
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Another finger leaves the drag to the first.
      if (event.button !== 0 || drag.current !== null || (event.target as Element).closest('a')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY }
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const from = drag.current
      if (from?.pointer === pointerId) move(clientX - from.x, clientY - from.y)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
