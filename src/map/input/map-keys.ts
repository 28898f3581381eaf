import { addZoomSteps, isContentVisible } from '../camera/zoom-levels'
import type { CameraStore } from '../camera/camera-store'
import { canScrollInside } from './block-page-scroll'

const PAN_PX = 100

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-PAN_PX, 0],
  ArrowRight: [PAN_PX, 0],
  ArrowUp: [0, -PAN_PX],
  ArrowDown: [0, PAN_PX],
}

const OWN_KEYS = 'input, textarea, select, video, [contenteditable], [role="menu"], [role="radiogroup"]'

/** An open dialog covers the map, also where no element has the focus: the map's keys are off. */
const OPEN_DIALOG = '[role="dialog"]:not([hidden])'

/** Handles + - 0, arrows and Escape. Returns an unsubscribe function. */
export function listenToKeys(page: Document, camera: CameraStore): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return
    if (page.querySelector(OPEN_DIALOG)) return
    if (handleKey(event, camera)) event.preventDefault()
  }
  page.addEventListener('keydown', onKeyDown)
  return () => page.removeEventListener('keydown', onKeyDown)
}

function handleKey(event: KeyboardEvent, camera: CameraStore): boolean {
  const { zoomLevel } = camera.getSnapshot()
  const arrow = ARROWS[event.key]
  if (arrow !== undefined) return handleArrow(event.target, arrow, camera)
  switch (event.key) {
    case '+':
    case '=':
      camera.zoomTo(addZoomSteps(zoomLevel, 1))
      return true
    case '-':
      camera.zoomTo(addZoomSteps(zoomLevel, -1))
      return true
    case '0':
      camera.reset()
      return true
    case 'Escape':
      camera.skipAnimation()
      return false
    default:
      return false
  }
}

/** At zooms at which text is read, arrow keys scroll the open section as far as it scrolls; otherwise they pan. */
function handleArrow(target: EventTarget | null, [x, y]: [number, number], camera: CameraStore): boolean {
  if (isContentVisible(camera.getSnapshot().zoomLevel)) {
    if (canScrollInside(target, x, y)) return false
    const openContent = document.querySelector('[data-content]:not([inert] *)')
    if (openContent && canScrollInside(openContent, x, y)) {
      openContent.scrollBy({ left: x, top: y })
      return true
    }
  }
  camera.panBy(x, y)
  return true
}
