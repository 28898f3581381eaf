import { createContext, useContext, useSyncExternalStore } from 'react'
import type { CameraSnapshot } from './camera-snapshot'
import { CameraStore } from './camera-store'
import { browserClock, type Clock } from './clock'
import { FrameLoop } from './frame-loop'

export type MapCamera = { camera: CameraStore; frames: FrameLoop }

export function createCamera(clock: Clock): MapCamera {
  const camera = new CameraStore(clock)
  return { camera, frames: new FrameLoop(camera, clock) }
}

/** Tests provide a camera with a fake clock. */
export const CameraContext = createContext(createCamera(browserClock))

export const useCamera = () => useContext(CameraContext).camera

export const useFrames = () => useContext(CameraContext).frames

export function useCameraSnapshot(): CameraSnapshot {
  const camera = useCamera()
  return useSyncExternalStore(camera.subscribe, camera.getSnapshot, camera.getSnapshot)
}
