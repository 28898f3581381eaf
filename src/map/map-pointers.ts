import type { Point } from '@/sections/registry'
import { isFreePan } from './camera'
import type { CameraStore } from './camera-store'
import { DragInertia } from './inertia'

/** A shorter move is a click, in px. */
const DRAG_FROM = 4

/** Handles drags in free pan and pinches anywhere. Returns an unsubscribe function. */
export function listenToPointers(map: HTMLElement, camera: CameraStore): () => void {
  const pointers = new Map<number, Point>()
  let start: Point | undefined
  let pressedAt: Point | undefined
  let inertia = new DragInertia()
  let isDragging = false
  let isPinching = false

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pressedAt = { x: event.clientX, y: event.clientY }
    if (pointers.size === 2) return void (isPinching = true)
    if (pointers.size > 1 || !isFreePan(camera.getSnapshot().zoomLevel)) return
    start = { x: event.clientX, y: event.clientY }
    inertia = new DragInertia()
    inertia.add(start, event.timeStamp)
  }

  const onMove = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId)
    if (last === undefined) return
    if (event.buttons === 0) return onUp(event)
    const next = { x: event.clientX, y: event.clientY }
    if (isPinching) return pinch(event.pointerId, next)
    pointers.set(event.pointerId, next)
    if (start === undefined) return
    if (!isDragging && Math.hypot(next.x - start.x, next.y - start.y) < DRAG_FROM) return
    if (!isDragging) {
      isDragging = true
      camera.startDrag()
      // Links under the pointer must not take the release for a click.
      map.setPointerCapture(event.pointerId)
      map.dataset['dragging'] = ''
      camera.drag(next.x - start.x, next.y - start.y)
    } else camera.drag(next.x - last.x, next.y - last.y)
    inertia.add(next, event.timeStamp)
  }

  const pinch = (id: number, next: Point) => {
    const before = spread([...pointers.values()])
    pointers.set(id, next)
    const after = spread([...pointers.values()])
    const about = toLocalPoint(map, after.middle)
    if (before.distance > 0) camera.zoomBy(after.distance / before.distance, about)
    camera.startDrag()
    camera.drag(after.middle.x - before.middle.x, after.middle.y - before.middle.y)
  }

  const onUp = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId)
    if (last === undefined) return
    const middle = spread([...pointers.values()]).middle
    pointers.delete(event.pointerId)
    if (isPinching) {
      isPinching = false
      isDragging = false
      start = undefined
      camera.snap(toLocalPoint(map, middle))
    } else if (isDragging) {
      isDragging = false
      const slide = inertia.slide(event.timeStamp)
      camera.endDrag(slide.x, slide.y)
    }
    start = undefined
    delete map.dataset['dragging']
  }

  // Suppresses the click after a drag, even when panning is disabled.
  const onClick = (event: MouseEvent) => {
    const isOnContent = event.target instanceof Element && event.target.closest('[data-content]') !== null
    const isKeyboard = event.detail === 0
    if (pressedAt === undefined || isOnContent || isKeyboard) return
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) < DRAG_FROM) return
    event.preventDefault()
    event.stopPropagation()
  }

  const onDragStart = (event: DragEvent) => {
    if (isFreePan(camera.getSnapshot().zoomLevel)) event.preventDefault()
  }

  map.addEventListener('pointerdown', onDown)
  map.addEventListener('pointermove', onMove)
  map.addEventListener('pointerup', onUp)
  map.addEventListener('pointercancel', onUp)
  map.addEventListener('dragstart', onDragStart)
  map.addEventListener('click', onClick, { capture: true })
  return () => {
    map.removeEventListener('pointerdown', onDown)
    map.removeEventListener('pointermove', onMove)
    map.removeEventListener('pointerup', onUp)
    map.removeEventListener('pointercancel', onUp)
    map.removeEventListener('dragstart', onDragStart)
    map.removeEventListener('click', onClick, { capture: true })
  }
}

/** Converts a point of the page to a point of the map, in px. */
export function toLocalPoint(map: HTMLElement, point: Point): Point {
  const { left, top } = map.getBoundingClientRect()
  return { x: point.x - left, y: point.y - top }
}

function spread([a, b]: Point[]): { distance: number; middle: Point } {
  if (a === undefined) return { distance: 0, middle: { x: 0, y: 0 } }
  if (b === undefined) return { distance: 0, middle: a }
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}
