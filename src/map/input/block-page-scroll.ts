import type { Point } from '@/lib/point'
import { isContentVisible } from '../camera/zoom-levels'
import type { CameraStore } from '../camera/camera-store'

/**
 * Keeps the page behind the map from scrolling while text is read.
 * Returns an unsubscribe function.
 */
export function blockPageScroll(page: Document, camera: CameraStore): () => void {
  let touch: Point | undefined

  const isBlocked = () => isContentVisible(camera.getSnapshot().zoomLevel)
  const onWheel = (event: WheelEvent) => {
    if (event.cancelable && isBlocked() && !canScrollInside(event.target, event.deltaX, event.deltaY)) {
      event.preventDefault()
    }
  }
  const onTouchStart = (event: TouchEvent) => {
    const finger = event.touches[0]
    touch = finger && { x: finger.clientX, y: finger.clientY }
  }
  const onTouchMove = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (!event.cancelable || finger === undefined || !isBlocked()) return
    const [x, y] = [
      (touch?.x ?? finger.clientX) - finger.clientX,
      (touch?.y ?? finger.clientY) - finger.clientY,
    ]
    if (!canScrollInside(event.target, x, y)) event.preventDefault()
  }

  const controller = new AbortController()
  const { signal } = controller
  page.addEventListener('wheel', onWheel, { passive: false, signal })
  page.addEventListener('touchstart', onTouchStart, { passive: true, signal })
  page.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  return () => controller.abort()
}

export function canScrollInside(target: EventTarget | null, deltaX: number, deltaY: number): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element === document.body || element === document.documentElement) return false
    const { overflowX, overflowY } = getComputedStyle(element)
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element
    if (canScroll(overflowY, deltaY, scrollTop, scrollHeight - clientHeight)) return true
    if (canScroll(overflowX, deltaX, scrollLeft, scrollWidth - clientWidth)) return true
  }
  return false
}

function canScroll(overflow: string, delta: number, position: number, furthest: number): boolean {
  if (overflow !== 'auto' && overflow !== 'scroll') return false
  // Scroll positions are fractions of a px where the browser is zoomed.
  return delta < 0 ? position > 0.5 : delta > 0 && position < furthest - 0.5
}
