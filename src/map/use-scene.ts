import { type RefObject, useContext, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import { detectWebGL } from './detect-webgl'
import type { Scene, SceneEvents } from './scene/start-scene'
import { prefetchVectorSheet } from './sheet-images'
import { CameraContext } from './camera/use-camera'
import { untilVisible } from './until-visible'
import { whenIdle } from './when-idle'

/**
 * 'slow': the scene takes longer than a frame, so that a picture has to move in its place. 'impossible': no WebGL, a lost
 * context or a broken scene; then the map is plain DOM.
 */
export type SceneStatus = 'waiting' | 'live' | 'slow' | 'impossible'

/** A machine that was too slow once is not tried again during a visit. */
let isSlow = false

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
    const events: SceneEvents = {
      onShown: () => setStatus(isSlow ? 'slow' : 'live'),
      onLost: () => setStatus('impossible'),
      onSlow: () => {
        isSlow = true
        setStatus((now) => (now === 'live' ? 'slow' : now))
      },
    }
    const start = async () => {
      const drawing = detectWebGL()
      if (drawing === 'none') return setStatus('impossible')
      // One after the other: evaluated together they would block the page for too long.
      const { createRenderer: makeRenderer } = await loadChunk(
        'renderer',
        () => import('./scene/create-renderer'),
      )
      if (isOver) return
      const { startScene } = await loadChunk('scene', () => import('./scene/start-scene'))
      await untilVisible()
      if (isOver) return
      const renderer = await makeRenderer(drawing === 'gpu' ? undefined : drawing)
      if (isOver || host.current === null) return renderer.dispose()
      scene = await startScene(host.current, map, events, renderer)
      if (isOver) return stop()
      prefetchVectorSheet()
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
