import type { CameraStore } from '../camera/camera-store'
import { toLocalPoint } from './to-local-point'

/** As Safari has it: `scale` is the distance of the fingers against that at the start. */
type GestureEvent = MouseEvent & { readonly scale: number }
declare global {
  interface HTMLElementEventMap {
    gesturestart: GestureEvent
    gesturechange: GestureEvent
    gestureend: GestureEvent
  }
}

/**
 * Zooms by the pinch of a trackpad in Safari, which tells it by events of its own, and keeps it from zooming the page.
 * Returns an unsubscribe function.
 */
export function listenToGestures(map: HTMLElement, camera: CameraStore): () => void {
  let lastScale = 1
  // Of fingers on a screen Safari tells gestures as well; their zoom is that of the pointers.
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
