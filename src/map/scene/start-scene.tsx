import { advance, createRoot, extend, type ReconcilerRoot, type RootStore } from '@react-three/fiber'
import { BufferGeometry, Group, Mesh, OrthographicCamera, ShaderMaterial, type WebGLRenderer } from 'three'
import { yieldToMain } from '@/lib/timers'
import type { MapCamera } from '../camera/use-camera'
import type { Renderer } from './create-renderer'
import { SlowFrameDetector } from './slow-frame-detector'
import { buildSheetInWorker } from './sheet/build-sheet-in-worker'
import { PrintedSheet } from './printed-sheet'
import { AdaptiveResolution } from './adaptive-resolution'
import { mountInTransition } from './mount-in-transition'
import { waitForGpu, warmUp } from './warm-up'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, ShaderMaterial })

const FADE_MS = 480
/** In ms: a longer frame misses its turn on a screen of 60 Hz. */
const SLOW_FRAME_MS = 1000 / 60
const TRIALS = 3

/**
 * `onShown`: the first frame is drawn, also after a lost context was restored.
 * `onSlow`: before that, or while nothing moves.
 */
export type SceneEvents = { onShown: () => void; onLost: () => void; onSlow: () => void }
export type Scene = { stop: () => void }

/**
 * Draws the sheet in the host element, in the same frames as the page's layers.
 * Rejects if it cannot, or if the context is lost.
 */
export async function startScene(
  host: HTMLElement,
  mapCamera: MapCamera,
  events: SceneEvents,
  { gl, isSoftware }: Renderer,
): Promise<Scene> {
  const { camera, frames } = mapCamera
  await yieldToMain()
  const canvas = gl.domElement
  // Without a GPU, drawing and reading back a frame blocks the page:
  // at the pixel ratio of a phone, three times as long.
  const ratio = isSoftware ? Math.min(1, window.devicePixelRatio) : window.devicePixelRatio
  const resolution = new AdaptiveResolution(ratio)
  const slowFrames = new SlowFrameDetector()
  const root = createRoot(canvas)
  const store = await mountSheet(root, mapCamera, resolution, { gl, isSoftware }).catch((error: unknown) => {
    root.unmount()
    throw error
  })

  /** Share of the canvas's resolution that was last drawn. Undefined after its buffer was lost. */
  let share: number | undefined = 1
  const draw = () => {
    if (frames.isCompositorDriven && frames.isMoving) return
    const { setSize, size } = store.getState()
    const now = performance.now()
    if (size.width !== camera.size.width || size.height !== camera.size.height) {
      setSize(camera.size.width, camera.size.height)
      share = undefined
    }
    const nextShare = resolution.computeNext(frames.isMoving, now) / resolution.atRest
    if (nextShare !== share) setRenderScale(gl, (share = nextShare))
    advance(now)
    if (slowFrames.shouldGiveUp(frames.isMoving, resolution.isCoarsest, now)) events.onSlow()
  }
  const onLost = (event: Event) => {
    event.preventDefault()
    events.onLost()
  }
  const onRestored = () => {
    share = undefined
    events.onShown()
    frames.request()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  const stopDrawing = frames.onFrame(draw)
  // A context lost before the canvas had its listeners is not restored.
  if (gl.getContext().isContextLost()) {
    stop()
    throw new Error('The context was lost while the scene began')
  }
  if ((await measureFrameMs(gl.getContext(), draw)) > SLOW_FRAME_MS) events.onSlow()
  host.append(canvas)
  if (isSoftware && !camera.isMotionReduced) await fadeIn(canvas)
  if (!gl.getContext().isContextLost()) events.onShown()
  return { stop }

  function stop() {
    stopDrawing()
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
    canvas.remove()
    root.unmount()
  }
}

async function mountSheet(
  root: ReconcilerRoot<HTMLCanvasElement>,
  { camera, frames }: MapCamera,
  resolution: AdaptiveResolution,
  { gl, isSoftware }: Pick<Renderer, 'gl' | 'isSoftware'>,
): Promise<RootStore> {
  const printing = buildSheetInWorker()
  printing.catch(() => undefined)
  await yieldToMain()
  await root.configure({
    frameloop: 'never',
    flat: true,
    linear: true,
    dpr: resolution.atRest,
    size: { ...camera.size, top: 0, left: 0 },
    // A renderer that a function returns is fiber's to free.
    gl: () => gl,
  })
  const sheet = await printing
  await yieldToMain()
  const { element, shown } = mountInTransition(
    <PrintedSheet
      camera={camera}
      frames={frames}
      sheet={sheet}
      resolution={resolution}
      skipReveal={camera.isMotionReduced || isSoftware}
    />,
  )
  const store = root.render(element)
  await shown
  await yieldToMain()
  const { scene, camera: threeCamera } = store.getState()
  await warmUp(gl, scene, threeCamera)
  return store
}

/** Draws into a part of the canvas and stretches that over the map, as resizing a canvas takes many frames. */
function setRenderScale(gl: WebGLRenderer, share: number): void {
  const { style, width, height } = gl.domElement
  // In whole px, or the scene would end one px beside the page's layers.
  const [drawnWidth, drawnHeight] = [Math.round(width * share), Math.round(height * share)]
  const ratio = gl.getPixelRatio()
  gl.setViewport(0, 0, drawnWidth / ratio, drawnHeight / ratio)
  gl.setScissor(0, 0, drawnWidth / ratio, drawnHeight / ratio)
  gl.setScissorTest(share < 1)
  style.transformOrigin = '0 100%'
  style.transform = share < 1 ? `scale(${width / drawnWidth}, ${height / drawnHeight})` : ''
}

/**
 * Returns the time to draw a frame in ms, measured, as some browsers hide which GPU draws.
 * It is the shortest of a few.
 */
async function measureFrameMs(
  gl: ReturnType<WebGLRenderer['getContext']>,
  draw: () => void,
): Promise<number> {
  let minMs = Infinity
  for (let trial = 0; trial < TRIALS; trial++) {
    const start = performance.now()
    draw()
    await waitForGpu(gl)
    minMs = Math.min(minMs, performance.now() - start)
  }
  return minMs
}

async function fadeIn(canvas: HTMLCanvasElement): Promise<void> {
  const fade = canvas.animate({ opacity: [0, 1] }, { duration: FADE_MS })
  await fade.finished.catch(() => undefined)
}
