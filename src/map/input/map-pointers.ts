import { DRAG_THRESHOLD_PX } from '@/lib/drag-threshold'
import type { Point } from '@/lib/point'
import { isFreePan } from '../camera/zoom-levels'
import type { CameraStore } from '../camera/camera-store'
import { DragInertia } from './inertia'
import { toLocalPoint } from './to-local-point'

type PendingDrag = { kind: 'press'; start: Point; inertia: DragInertia }
type Gesture = { kind: 'none' } | PendingDrag | { kind: 'drag'; inertia: DragInertia } | { kind: 'pinch' }

const NONE: Gesture = { kind: 'none' }

const getClientPoint = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Handles drags at zooms at which dragging pans, and pinches at all zooms. Returns an unsubscribe function. */
export function listenToPointers(map: HTMLElement, camera: CameraStore): () => void {
  const pointers = new Map<number, Point>()
  let gesture = NONE
  const isPannable = () => isFreePan(camera.getSnapshot().zoomLevel)

  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    // A primary pointer is the only one there is: the end of any other one never reached the map.
    if (event.isPrimary) for (const id of pointers.keys()) lift(id, event.timeStamp)
    const start = getClientPoint(event)
    pointers.set(event.pointerId, start)
    if (pointers.size > 1) startPinch()
    if (pointers.size === 1) press(start, event.timeStamp)
  }

  const press = (start: Point, at: number) => {
    if (!isPannable()) return
    gesture = { kind: 'press', start, inertia: new DragInertia() }
    gesture.inertia.add(start, at)
  }

  const startPinch = () => {
    gesture = { kind: 'pinch' }
    // The icon under a finger is taken away at the next zoom, and would end the pinch.
    for (const id of pointers.keys()) map.setPointerCapture(id)
  }

  const onMove = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId)
    if (last === undefined) return
    if (event.buttons === 0) return onUp(event)
    const next = getClientPoint(event)
    if (gesture.kind === 'pinch') return pinch(event.pointerId, next)
    pointers.set(event.pointerId, next)
    if (gesture.kind === 'press') startDrag(event, gesture, next)
    else if (gesture.kind === 'drag') drag(event, gesture.inertia, last, next)
  }

  const startDrag = (event: PointerEvent, { start, inertia }: PendingDrag, next: Point) => {
    if (distance(next, start) < DRAG_THRESHOLD_PX) return
    gesture = { kind: 'drag', inertia }
    camera.startDrag()
    // With the pointer captured, a link below it does not take the release for a click.
    map.setPointerCapture(event.pointerId)
    map.dataset['dragging'] = ''
    drag(event, inertia, start, next)
  }

  const drag = (event: PointerEvent, inertia: DragInertia, from: Point, to: Point) => {
    camera.drag(to.x - from.x, to.y - from.y)
    inertia.add(to, event.timeStamp)
  }

  const pinch = (id: number, next: Point) => {
    const before = measurePointers(pointers)
    pointers.set(id, next)
    const after = measurePointers(pointers)
    const about = toLocalPoint(map, after.middle)
    if (before.distance > 0) camera.zoomBy(after.distance / before.distance, about)
    camera.startDrag()
    camera.drag(after.middle.x - before.middle.x, after.middle.y - before.middle.y)
  }

  const onUp = (event: PointerEvent) => lift(event.pointerId, event.timeStamp)

  const lift = (id: number, at: number) => {
    if (!pointers.has(id)) return
    const { middle } = measurePointers(pointers)
    pointers.delete(id)
    const [first, second] = pointers.values()
    // A third finger was lifted, and the two that stay go on pinching.
    if (gesture.kind === 'pinch' && second !== undefined) return
    if (gesture.kind === 'pinch') camera.snap(toLocalPoint(map, middle))
    if (gesture.kind === 'drag') camera.endDrag(gesture.inertia.computeSlide(at))
    gesture = NONE
    delete map.dataset['dragging']
    // The finger that stays after a pinch pans.
    if (first !== undefined) press(first, at)
  }

  const onCaptureLost = (event: PointerEvent) => {
    // Not when the map takes the capture over from a label: then it has it.
    if (!map.hasPointerCapture(event.pointerId)) onUp(event)
  }

  const onDragStart = (event: DragEvent) => {
    if (isPannable()) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  map.addEventListener('pointerdown', onDown, { signal })
  map.addEventListener('pointermove', onMove, { signal })
  map.addEventListener('pointerup', onUp, { signal })
  map.addEventListener('pointercancel', onUp, { signal })
  // The browser sends it to the document if the element that was touched is gone.
  map.ownerDocument.addEventListener('lostpointercapture', onCaptureLost, { signal })
  map.addEventListener('dragstart', onDragStart, { signal })
  suppressClickAfterDrag(map, signal)
  return () => controller.abort()
}

/** Cancels the click after a movement, also where dragging does not pan. */
function suppressClickAfterDrag(map: HTMLElement, signal: AbortSignal): void {
  let downAt: Point | undefined
  map.addEventListener('pointerdown', (event) => (downAt = getClientPoint(event)), { signal })
  map.addEventListener(
    'click',
    (event) => {
      const isOnContent = event.target instanceof Element && event.target.closest('[data-content]') !== null
      const isKeyboard = event.detail === 0
      if (downAt === undefined || isOnContent || isKeyboard) return
      if (distance(getClientPoint(event), downAt) < DRAG_THRESHOLD_PX) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
}

function measurePointers(pointers: ReadonlyMap<number, Point>): { distance: number; middle: Point } {
  const [a = { x: 0, y: 0 }, b = a] = pointers.values()
  return { distance: distance(a, b), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }
}
