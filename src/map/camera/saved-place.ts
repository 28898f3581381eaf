import { keepInEntry, readFromEntry } from './history-entry'
import { levelToZoom, START_ZOOM_LEVEL, zoomToLevel } from './zoom-levels'
import type { CameraPlace, CameraStore } from './camera-store'

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** Returns the place in which the visitor had left the map, or undefined where that is the section itself. */
export function readSavedPlace(): CameraPlace | undefined {
  const [zoomLevel, x, y] = [readFromEntry('camera')].flat()
  if (!isNumber(zoomLevel)) return undefined
  return {
    zoomLevel: zoomToLevel(levelToZoom(zoomLevel)),
    target: isNumber(x) && isNumber(y) ? { x, y } : undefined,
  }
}

/** Saves the camera's place in the history entry. Returns an unsubscribe function. */
export function trackPlace(camera: CameraStore): () => void {
  const getPlace = () => {
    const { zoomLevel, target } = camera.getPlace()
    if (target) return [zoomLevel, target.x, target.y]
    return zoomLevel === START_ZOOM_LEVEL ? undefined : [zoomLevel]
  }
  return keepInEntry('camera', getPlace, camera.onChange)
}
