import { type RefObject, useContext, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import { yieldToMain } from '@/lib/timers'
import { detectWebGL } from './detect-webgl'
import type { Scene, SceneEvents } from './start-scene'
import { prefetchVectorSheet } from '../background/sheet-images'
import { CameraContext } from '../camera/use-camera'
import { waitUntilIdle } from './wait-until-idle'

/**
 * 'slow': frames take too long, so a picture moves instead of the scene. 'impossible': no WebGL, a lost context or
 * a broken scene; the map is plain DOM then.
 */
export type SceneStatus = 'waiting' | 'live' | 'slow' | 'impossible'

/** A machine that was too slow once is not tried again until the page is reloaded. */
let isSlow = false

export function useScene(host: RefObject<HTMLElement | null>): SceneStatus {
  const mapCamera = useContext(CameraContext)
  const [status, setStatus] = useState<SceneStatus>('waiting')

  useEffect(() => {
    let isOver = false
    let scene: Scene | undefined
    const stopScene = () => {
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
    const loadAndStart = async () => {
      // Without its style sheet the page is as high as what is in it, a canvas of its own height would never end.
      if (host.current !== null && getComputedStyle(host.current).position === 'static') return
      const webGL = detectWebGL()
      if (webGL === 'none') return setStatus('impossible')
      await yieldToMain()
      // Loaded one after the other: evaluated together they would block the page for too long.
      const { createRenderer } = await loadChunk('renderer', () => import('./create-renderer'))
      if (isOver) return
      const { startScene } = await loadChunk('scene', () => import('./start-scene'))
      await waitUntilVisible()
      if (isOver) return
      const renderer = await createRenderer(webGL === 'gpu' ? undefined : webGL)
      if (isOver || host.current === null) return renderer.dispose()
      scene = await startScene(host.current, mapCamera, events, renderer)
      if (isOver) return stopScene()
      prefetchVectorSheet()
    }
    const cancel = waitUntilIdle(() => {
      loadAndStart().catch((error: unknown) => {
        // Logged only: the map works without WebGL, and visitors cannot do anything about it.
        console.info('The map is drawn without WebGL', error)
        setStatus('impossible')
      })
    })
    return () => {
      isOver = true
      cancel()
      stopScene()
    }
  }, [mapCamera, host])

  return status
}

/**
 * Resolves once the page is visible: browsers slow the timers of hidden pages, which would spoil the measurement.
 */
async function waitUntilVisible(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
