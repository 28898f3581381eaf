import { type RefObject, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import type { SceneEvents } from './scene/start-scene'
import { useCamera } from './use-camera'

/** 'impossible': no WebGL, a lost context, a broken or a slow scene; then the map is plain DOM. */
export type SceneStatus = 'waiting' | 'live' | 'impossible'

const IDLE_DELAY_MS = 600

/** A machine that was too slow once is not tried again during a visit. */
let isTooSlow = false

/** Starts the WebGL scene in the host once the page has loaded and is idle. */
export function useScene(host: RefObject<HTMLElement | null>): SceneStatus {
  const camera = useCamera()
  const [status, setStatus] = useState<SceneStatus>('waiting')

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const halt = () => {
      stop()
      stop = () => {}
    }
    // The scene stays until the picture that replaces it is decoded.
    const fallBack = async () => {
      await decodeSheet()
      if (isOver) return
      setStatus('impossible')
      requestAnimationFrame(() => requestAnimationFrame(halt))
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
      if (isOver || host.current === null) return
      const drawing = isTooSlow ? 'none' : probeWebGL()
      if (drawing === 'none') return setStatus('impossible')
      // One after the other: evaluated together they would block the page for too long.
      const { makeRenderer } = await loadChunk('renderer', () => import('./scene/make-renderer'))
      if (isOver) return
      const { startScene } = await loadChunk('scene', () => import('./scene/start-scene'))
      if (isOver || host.current === null) return
      const renderer = await makeRenderer(drawing === 'gpu' ? undefined : drawing)
      if (isOver || host.current === null) return renderer.free()
      const scene = await startScene(host.current, camera, events, renderer)
      stop = scene.stop
      if (isOver) return halt()
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
      halt()
    }
  }, [camera, host])

  return status
}

/** The map as a picture, for when there is no scene. */
export const SHEET_PICTURE = '/media/map/sheet.svg'

function prefetchSheet(): void {
  // An <img> would be laid out at once, which takes longer than a frame.
  fetch(SHEET_PICTURE, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => undefined)
}

async function decodeSheet(): Promise<void> {
  const picture = new Image()
  picture.src = SHEET_PICTURE
  // Without the picture there are still the labels and the sections.
  await picture.decode().catch(() => undefined)
}

/** Calls back once, when the page has loaded and been idle for a while. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 2000 })
      else callback()
    }, IDLE_DELAY_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/**
 * Checked before fiber starts, whose own failure could not be caught. Without a GPU it returns the context to draw
 * in: creating another one takes as long again.
 */
function probeWebGL(): 'none' | 'gpu' | WebGL2RenderingContext {
  try {
    const probe = document
      .createElement('canvas')
      .getContext('webgl2', { alpha: false, antialias: false, failIfMajorPerformanceCaveat: false })
    if (probe === null) return 'none'
    const info = probe.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = info && probe.getParameter(info.UNMASKED_RENDERER_WEBGL)
    if (/swiftshader|llvmpipe|software|basic render/i.test(String(name))) return probe
    probe.getExtension('WEBGL_lose_context')?.loseContext()
    return 'gpu'
  } catch {
    return 'none'
  }
}
