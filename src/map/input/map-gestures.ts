import type { CameraStore } from '../camera/camera-store'
import { toLocalPoint } from './to-local-point'

/** Safari's event of a pinch. `scale` is the distance of the fingers divided by that at the start. */
type GestureEvent = MouseEvent & { readonly scale: number }
declare global {
  interface HTMLElementEventMap {
    gesturestart: GestureEvent
    gesturechange: GestureEvent
    gestureend: GestureEvent
  }
}

/**
 * Zooms by the pinch of a trackpad in Safari, which has events of its own for it, and keeps it from zooming the page.
 * Returns an unsubscribe function.
 */
export function listenToGestures(map: HTMLElement, camera: CameraStore): () => void {
  let lastScale = 1
  // Safari sends these events for fingers on a screen, too, whose pinch map-pointers.ts handles.
  let touches = 0
  const getMapPoint = (event: GestureEvent) => toLocalPoint(map, { x: event.clientX, y: event.clientY })
  const onTouch = (event: TouchEvent) => (touches = event.touches.length)

  const onStart = (event: GestureEvent) => {
    event.preventDefault()
    lastScale = event.scale
  }
  const onChange = (event: GestureEvent) => {
    event.preventDefault()
    if (touches === 0) camera.zoomBy(event.scale / lastScale, getMapPoint(event))
    lastScale = event.scale
  }
  const onEnd = (event: GestureEvent) => {
    event.preventDefault()
    if (touches === 0 && camera.isSnapDue) camera.snap(getMapPoint(event))
  }

  const controller = new AbortController()
  const { signal } = controller
  map.addEventListener('gesturestart', onStart, { signal })
  map.addEventListener('gesturechange', onChange, { signal })
  map.addEventListener('gestureend', onEnd, { signal })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    map.addEventListener(type, onTouch, { passive: true, signal })
  }
  return () => controller.abort()
}
