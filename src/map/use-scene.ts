import { type RefObject, useContext, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import { probeWebGL } from './probe-webgl'
import type { Scene, SceneEvents } from './scene/start-scene'
import { decodeSheet, prefetchSheet } from './sheet-picture'
import { CameraContext } from './use-camera'
import { whenIdle } from './when-idle'

/** 'impossible': no WebGL, a lost context, a broken or a slow scene; then the map is plain DOM. */
export type SceneStatus = 'waiting' | 'live' | 'impossible'

let isTooSlow = false

export function useScene(host: RefObject<HTMLElement | null>): SceneStatus {
  const map = useContext(CameraContext)
  const [status, setStatus] = useState<SceneStatus>('waiting')

  useEffect(() => {
    let isOver = false
    let scene: Scene | undefined
    const stop = () => {
      scene?.stop()
      scene = undefined
    }
    const fallBack = async () => {
      await decodeSheet()
      if (isOver) return
      setStatus('impossible')
      requestAnimationFrame(() => requestAnimationFrame(stop))
    }
    const events: SceneEvents = {
      onShown: () => setStatus('live'),
      onLost: () => setStatus('impossible'),
      onTooSlow: () => {
        if (isTooSlow) return
        isTooSlow = true
        console.info('The map is drawn without WebGL, which is too slow here')
        void fallBack()
      },
    }
    const start = async () => {
      const drawing = isTooSlow ? 'none' : probeWebGL()
      if (drawing === 'none') return setStatus('impossible')
      // One after the other: evaluated together they would block the page for too long.
      const { makeRenderer } = await loadChunk('renderer', () => import('./scene/make-renderer'))
      if (isOver) return
      const { startScene } = await loadChunk('scene', () => import('./scene/start-scene'))
      if (isOver) return
      const renderer = await makeRenderer(drawing === 'gpu' ? undefined : drawing)
      if (isOver || host.current === null) return renderer.free()
      scene = await startScene(host.current, map, events, renderer)
      if (isOver) return stop()
      prefetchSheet()
    }
    const cancel = whenIdle(() => {
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
  }, [map, host])

  return status
}
