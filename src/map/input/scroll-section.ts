import { showsContent } from '../camera/camera'
import type { CameraStore } from '../camera/camera-store'
import { scrollsInside } from './scroll-block'

const PX_PER_LINE = 16

/**
 * Lets a wheel anywhere over the map scroll the open section's text, at a zoom at which it is read. Returns an
 * unsubscribe function.
 */
export function scrollSectionByWheel(map: HTMLElement, camera: CameraStore): () => void {
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || !showsContent(camera.getSnapshot().zoomLevel)) return
    const open = map.querySelector('[data-open="true"] [data-content]')
    if (open === null || (event.target instanceof Node && open.contains(event.target))) return
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PX_PER_LINE
    if (scrollsInside(open, 0, px)) open.scrollBy({ top: px, behavior: 'instant' })
  }
  map.addEventListener('wheel', onWheel, { passive: true })
  return () => map.removeEventListener('wheel', onWheel)
}
