import { type PointerEvent, type RefObject, useRef } from 'react'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { DRAG_THRESHOLD_PX } from '@/lib/drag-threshold'
import { type Corner, resizePrint } from './resize-print'
import styles from './stage.module.css'

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

type Drag = { pointer: number; x: number; y: number; width: number; height: number }

type ResizeCornersProps = {
  stage: RefObject<HTMLElement | null>
  spec: PrintSpec
  aspect: number
  onChange: (changes: Partial<PrintSpec>) => void
}

/** The corners by which the pointer resizes the print; as in `useDrag`, React renders only what comes of it. */
export function ResizeCorners({ stage, spec, aspect, onChange }: ResizeCornersProps) {
  const drag = useRef<Drag>(null)

  function show(growth: number, { x, y }: Corner) {
    stage.current?.style.setProperty('--growth', `${growth}`)
    stage.current?.style.setProperty('--fixed', `${x < 0 ? '100%' : '0'} ${y < 0 ? '100%' : '0'}`)
  }

  /** How far the corner was pulled counts along the diagonal. */
  function resize({ clientX, clientY }: PointerEvent, corner: Corner, from: Drag) {
    const { width, height } = from
    const pulled = (clientX - from.x) * corner.x * width + (clientY - from.y) * corner.y * height
    return resizePrint(spec, aspect, corner, 1 + pulled / (width ** 2 + height ** 2))
  }

  function end(event: PointerEvent, corner: Corner) {
    const from = drag.current
    if (from?.pointer !== event.pointerId) return
    drag.current = null
    show(1, corner)
    const pulledPx = Math.hypot(event.clientX - from.x, event.clientY - from.y)
    if (event.type === 'pointerup' && pulledPx >= DRAG_THRESHOLD_PX) onChange(resize(event, corner, from))
  }

  return CORNERS.map((corner) => (
    <span
      key={`${corner.x} ${corner.y}`}
      className={styles.corner}
      style={{
        [corner.x < 0 ? 'left' : 'right']: 0,
        [corner.y < 0 ? 'top' : 'bottom']: 0,
        cursor: corner.x === corner.y ? 'nwse-resize' : 'nesw-resize',
      }}
      onPointerDown={(event) => {
        const frame = event.currentTarget.parentElement?.getBoundingClientRect()
        if (event.button !== 0 || frame === undefined) return
        // Else the frame would be moved.
        event.stopPropagation()
        if (drag.current !== null) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const { width, height } = frame
        drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, width, height }
      }}
      onPointerMove={(event) => {
        const from = drag.current
        if (from?.pointer === event.pointerId) show(resize(event, corner, from).width / spec.width, corner)
      }}
      onPointerUp={(event) => end(event, corner)}
      onPointerCancel={(event) => end(event, corner)}
    />
  ))
}
