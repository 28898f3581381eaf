import { createContext, useContext, useSyncExternalStore } from 'react'
import { type CameraSnapshot, cameraStore } from './camera-store'

/** The camera that moves the map; tests bring one with a clock of their own. */
export const CameraContext = createContext(cameraStore)

/** The camera itself, for handlers and effects. */
export const useCamera = () => useContext(CameraContext)

/** What may be rendered from the camera: never anything that changes per frame. */
export function useCameraSnapshot(): CameraSnapshot {
  const camera = useCamera()
  return useSyncExternalStore(camera.subscribe, camera.getSnapshot, camera.getSnapshot)
}
