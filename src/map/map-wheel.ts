import { isFreePan, zoomedIn } from './camera'
import type { CameraStore } from './camera-store'
import { toLocalPoint } from './map-pointers'

const SNAP_AFTER_MS = 180
const PX_PER_LINE = 16

/**
 * Handles the wheel: it zooms at the pointer in free pan; with ctrl or as a trackpad pinch everywhere (reading R25),
 * at most by a factor of 2 per event. A double click zooms in. Returns an unsubscribe function.
 */
export function listenToWheel(map: HTMLElement, camera: CameraStore): () => void {
  let snapTimer: ReturnType<typeof setTimeout> | undefined

  const onWheel = (event: WheelEvent) => {
    const isPinch = event.ctrlKey || event.metaKey
    // The browser would zoom the page.
    if (isPinch) event.preventDefault()
    else if (!isFreePan(camera.getSnapshot().zoomLevel) && snapTimer === undefined) return
    const about = toLocalPoint(map, { x: event.clientX, y: event.clientY })
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PX_PER_LINE
    // Trackpad pinches have small deltas.
    const factor = Math.exp(-px * (isPinch && Math.abs(px) < 50 ? 0.01 : 0.0022))
    camera.zoomBy(Math.min(2, Math.max(0.5, factor)), about)
    clearTimeout(snapTimer)
    snapTimer = setTimeout(() => {
      snapTimer = undefined
      camera.snap(about)
    }, SNAP_AFTER_MS)
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, [data-content]')) return
    camera.zoomAt(
      zoomedIn(camera.getSnapshot().zoomLevel),
      toLocalPoint(map, { x: event.clientX, y: event.clientY }),
    )
  }

  map.addEventListener('wheel', onWheel, { passive: false })
  map.addEventListener('dblclick', onDoubleClick)
  return () => {
    clearTimeout(snapTimer)
    map.removeEventListener('wheel', onWheel)
    map.removeEventListener('dblclick', onDoubleClick)
  }
}
