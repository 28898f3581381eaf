import { type RefObject, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import { useCamera } from './use-camera'

/** 'impossible' stands for no WebGL, a lost context or a broken scene: then the map is plain DOM. */
export type SceneStatus = 'waiting' | 'live' | 'impossible'

/** The page is quiet for so long before the scene starts by itself, in ms. */
const QUIET_MS = 600

/** Starts the GPU's scene in the host once the page is usable, or as soon as anybody moves the map. */
export function useScene(host: RefObject<HTMLElement | null>): SceneStatus {
  const camera = useCamera()
  const [status, setStatus] = useState<SceneStatus>('waiting')

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const start = async () => {
      if (isOver || host.current === null) return
      if (!hasWebGl()) return setStatus('impossible')
      const { startScene } = await loadChunk('scene', () => import('./scene/start-scene'))
      if (isOver || host.current === null) return
      const scene = await startScene(host.current, camera, {
        onLost: () => setStatus('impossible'),
        onRestored: () => setStatus('live'),
      })
      stop = scene.stop
      if (isOver) return stop()
      setStatus('live')
      keepSheetAtHand()
    }
    const cancel = whenQuiet(() => {
      start().catch((error: unknown) => {
        // The map works without it; there is nothing a visitor could do.
        console.info('The map is drawn without WebGL', error)
        setStatus('impossible')
      })
    })
    return () => {
      isOver = true
      cancel()
      stop()
    }
  }, [camera, host])

  return status
}

/** Calls back once, after the page has loaded and been idle for a while. Answers how to call it off. */
function whenQuiet(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 2000 })
      else callback()
    }, QUIET_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/** The map as a picture, so that it is there at once when the GPU's context is lost. */
export const SHEET_PICTURE = '/media/map/sheet.svg'

function keepSheetAtHand(): void {
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.src = SHEET_PICTURE
}

/** Asked before fiber is: its own failure could not be caught. */
function hasWebGl(): boolean {
  try {
    const probe = document
      .createElement('canvas')
      .getContext('webgl2', { failIfMajorPerformanceCaveat: false })
    probe?.getExtension('WEBGL_lose_context')?.loseContext()
    return probe !== null
  } catch {
    return false
  }
}
