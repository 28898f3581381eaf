import { type RefObject, useEffect, useState } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'
import type { SceneEvents } from './scene/start-scene'
import { useCamera } from './use-camera'

/** 'impossible' stands for no WebGL, a lost context, a broken scene or one too slow: then the map is plain DOM. */
export type SceneStatus = 'waiting' | 'live' | 'impossible'

/** The page is quiet for so long before the scene starts by itself, in ms. */
const QUIET_MS = 600

/** A machine that was too slow once is not asked again during a visit. */
let isMachineTooSlow = false

/** Starts the GPU's scene in the host by itself, once the page is usable and quiet. */
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
    // The scene stays in sight until the picture that takes its place can be drawn.
    const giveUp = async () => {
      await decodeSheet()
      if (isOver) return
      setStatus('impossible')
      requestAnimationFrame(() => requestAnimationFrame(halt))
    }
    const events: SceneEvents = {
      onLost: () => setStatus('impossible'),
      onRestored: () => setStatus('live'),
      onTooSlow: () => {
        if (isMachineTooSlow) return
        isMachineTooSlow = true
        console.info('The map is drawn without WebGL, which is too slow here')
        void giveUp()
      },
    }
    const start = async () => {
      if (isOver || host.current === null) return
      const drawnBy = isMachineTooSlow ? 'none' : whoDraws()
      if (drawnBy === 'none') return setStatus('impossible')
      // One after the other, as each takes a moment to read: in one go the page would stand still.
      const { makeRenderer } = await loadChunk('renderer', () => import('./scene/make-renderer'))
      if (isOver) return
      const { startScene } = await loadChunk('scene', () => import('./scene/start-scene'))
      if (isOver || host.current === null) return
      const renderer = await makeRenderer(drawnBy === 'gpu' ? undefined : drawnBy)
      if (isOver || host.current === null) return renderer.free()
      const scene = await startScene(host.current, camera, events, renderer)
      stop = scene.stop
      if (isOver) return halt()
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
      halt()
    }
  }, [camera, host])

  return status
}

/** The map as a picture, so that it is there at once when the GPU's context is lost. */
export const SHEET_PICTURE = '/media/map/sheet.svg'

function keepSheetAtHand(): void {
  // As an image it would be laid out at once, which takes longer than a frame.
  fetch(SHEET_PICTURE, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined)
}

async function decodeSheet(): Promise<void> {
  const picture = new Image()
  picture.src = SHEET_PICTURE
  // One that does not load leaves the paper, the labels and the sections.
  await picture.decode().catch(() => undefined)
}

/** Calls back once, after the page has loaded and been idle for a while. Returns a function that cancels it. */
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

/**
 * Who would draw: asked before fiber is, whose own failure could not be caught. Where no GPU does, it is the context to
 * draw in: making another would take the page as long again.
 */
function whoDraws(): 'none' | 'gpu' | WebGL2RenderingContext {
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
