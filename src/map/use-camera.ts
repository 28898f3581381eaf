import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CameraSnapshot } from './camera-snapshot'
import { cameraStore } from './camera-store'

/** Tests provide a camera with a clock of their own. */
export const CameraContext = createContext(cameraStore)

/** Returns the camera, for handlers and effects. */
export const useCamera = () => useContext(CameraContext)

/** Returns what may be rendered of the camera. */
export function useCameraSnapshot(): CameraSnapshot {
  const camera = useCamera()
  return useSyncExternalStore(camera.subscribe, camera.getSnapshot, camera.getSnapshot)
}
