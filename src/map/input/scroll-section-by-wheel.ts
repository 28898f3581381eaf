import { isContentVisible } from '../camera/zoom-levels'
import type { CameraStore } from '../camera/camera-store'
import { canScrollInside } from './block-page-scroll'
import { computeWheelPx } from './wheel-px'

/**
 * Lets a wheel anywhere over the map scroll the open section's text, at zooms at which text is read.
 * Returns an unsubscribe function.
 */
export function scrollSectionByWheel(map: HTMLElement, camera: CameraStore): () => void {
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || !isContentVisible(camera.getSnapshot().zoomLevel)) return
    const openContent = map.querySelector('[data-open="true"] [data-content]')
    if (openContent === null || (event.target instanceof Node && openContent.contains(event.target))) return
    const px = computeWheelPx(event, openContent.clientHeight)
    if (canScrollInside(openContent, 0, px)) openContent.scrollBy({ top: px, behavior: 'instant' })
  }
  map.addEventListener('wheel', onWheel, { passive: true })
  return () => map.removeEventListener('wheel', onWheel)
}
