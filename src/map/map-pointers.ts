import { isFreePan } from './camera'
import type { CameraStore } from './camera-store'
import { DragMemory } from './inertia'

/** Less than this is a click, in px. */
const DRAG_FROM = 4

type Finger = { x: number; y: number }

/** Drag in free pan and pinch anywhere on the map. Returns an unsubscribe function. */
export function listenToPointers(map: HTMLElement, camera: CameraStore): () => void {
  const fingers = new Map<number, Finger>()
  let start: Finger | undefined
  let pressedAt: Finger | undefined
  let memory = new DragMemory()
  let isDragging = false
  let isPinching = false

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pressedAt = { x: event.clientX, y: event.clientY }
    if (fingers.size === 2) return void (isPinching = true)
    if (fingers.size > 1 || !isFreePan(camera.getSnapshot().zoomLevel)) return
    start = { x: event.clientX, y: event.clientY }
    memory = new DragMemory()
    memory.add(start, event.timeStamp)
  }

  const onMove = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId)
    if (last === undefined) return
    // It was let go where the map does not hear of it.
    if (event.buttons === 0) return onUp(event)
    const next = { x: event.clientX, y: event.clientY }
    if (isPinching) return pinch(event.pointerId, next)
    fingers.set(event.pointerId, next)
    if (start === undefined) return
    if (!isDragging && Math.hypot(next.x - start.x, next.y - start.y) < DRAG_FROM) return
    if (!isDragging) {
      isDragging = true
      camera.startDrag()
      // Links under the hand must not take the release for a click.
      map.setPointerCapture(event.pointerId)
      map.dataset['dragging'] = ''
      camera.drag(next.x - start.x, next.y - start.y)
    } else camera.drag(next.x - last.x, next.y - last.y)
    memory.add(next, event.timeStamp)
  }

  const pinch = (id: number, next: Finger) => {
    const before = spread([...fingers.values()])
    fingers.set(id, next)
    const after = spread([...fingers.values()])
    const about = toLocalPoint(map, after.middle)
    if (before.distance > 0) camera.zoomBy(after.distance / before.distance, about)
    camera.startDrag()
    camera.drag(after.middle.x - before.middle.x, after.middle.y - before.middle.y)
  }

  const onUp = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (finger === undefined) return
    const middle = spread([...fingers.values()]).middle
    fingers.delete(event.pointerId)
    if (isPinching) {
      isPinching = false
      isDragging = false
      start = undefined
      camera.snap(toLocalPoint(map, middle))
    } else if (isDragging) {
      isDragging = false
      const slide = memory.slide(event.timeStamp)
      camera.endDrag(slide.x, slide.y)
    }
    start = undefined
    delete map.dataset['dragging']
  }

  // A hand that has moved meant to drag, also where dragging does nothing.
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
  // Before the router's own handler.
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

/** A point of the page as a point of the map, in px. */
export function toLocalPoint(map: HTMLElement, point: Finger): Finger {
  const { left, top } = map.getBoundingClientRect()
  return { x: point.x - left, y: point.y - top }
}

function spread([a, b]: Finger[]): { distance: number; middle: Finger } {
  if (a === undefined) return { distance: 0, middle: { x: 0, y: 0 } }
  if (b === undefined) return { distance: 0, middle: a }
  return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}
