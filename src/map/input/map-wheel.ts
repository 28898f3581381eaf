import { clamp } from '@contract/clamp'
import { addZoomSteps, isFreePan } from '../camera/zoom-levels'
import type { CameraStore } from '../camera/camera-store'
import { toLocalPoint } from './to-local-point'
import { computeWheelPx, NOTCH_PX } from './wheel-px'

const SNAP_AFTER_MS = 180
const ZOOM_PER_PX = 0.0022
/** The deltas of a trackpad pinch are small. */
const ZOOM_PER_PINCH_PX = 0.01
const MAX_PINCH_PX = 50

/**
 * Zooms by the wheel where dragging pans, and with ctrl or a trackpad pinch everywhere.
 * Returns an unsubscribe function.
 */
export function listenToWheel(map: HTMLElement, camera: CameraStore): () => void {
  let snapTimer: ReturnType<typeof setTimeout> | undefined
  const getMapPoint = (event: MouseEvent) => toLocalPoint(map, { x: event.clientX, y: event.clientY })

  const onWheel = (event: WheelEvent) => {
    const isPinch = event.ctrlKey || event.metaKey
    // Otherwise the browser zooms the page.
    if (isPinch) event.preventDefault()
    else if (!isFreePan(camera.getSnapshot().zoomLevel) && snapTimer === undefined) return
    const about = getMapPoint(event)
    camera.zoomBy(getZoomFactor(event, isPinch), about)
    clearTimeout(snapTimer)
    snapTimer = setTimeout(() => {
      snapTimer = undefined
      if (camera.isSnapDue) camera.snap(about)
    }, SNAP_AFTER_MS)
  }

  const onDoubleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, [data-content]')) return
    camera.zoomAt(addZoomSteps(camera.getSnapshot().zoomLevel, 1), getMapPoint(event))
  }

  map.addEventListener('wheel', onWheel, { passive: false })
  map.addEventListener('dblclick', onDoubleClick)
  return () => {
    clearTimeout(snapTimer)
    map.removeEventListener('wheel', onWheel)
    map.removeEventListener('dblclick', onDoubleClick)
  }
}

function getZoomFactor(event: WheelEvent, isPinch: boolean): number {
  const px = computeWheelPx(event, NOTCH_PX)
  const perPx = isPinch && Math.abs(px) < MAX_PINCH_PX ? ZOOM_PER_PINCH_PX : ZOOM_PER_PX
  return clamp(Math.exp(-px * perPx), 0.5, 2)
}
