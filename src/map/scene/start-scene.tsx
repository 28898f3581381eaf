import { advance, createRoot, extend } from '@react-three/fiber'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  setConsoleFunction,
  ShaderMaterial,
  WebGLRenderer,
} from 'three'
import { LocalBoundary } from '@/layout/error-boundary'
import type { CameraStore } from '../camera-store'
import { aside } from './aside'
import { Patience } from './patience'
import { prepareSheet } from './prepare-sheet'
import { PrintedSheet } from './printed-sheet'
import { Sharpness } from './sharpness'
import { caughtUp, warmUp } from './warm-up'

// Fiber 9 makes a clock of a kind that three no longer likes; nobody who visits can do anything about it.
setConsoleFunction((type, message: string, ...rest: unknown[]) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, ShaderMaterial })

const FADE_MS = 480

/** `onTooSlow`: the machine is better off without the scene; told while nothing moves. */
export type SceneEvents = { onLost: () => void; onRestored: () => void; onTooSlow: () => void }
export type Scene = { stop: () => void }

/**
 * Prints the sheet into a canvas in the host and draws it whenever the camera moves, in the same frame as the page's own
 * layers. `software` is the context to draw in where there is no GPU: one sample a px, as four are dear in motion. Throws
 * where the canvas cannot be had.
 */
export async function startScene(
  host: HTMLElement,
  camera: CameraStore,
  events: SceneEvents,
  software: WebGL2RenderingContext | undefined,
): Promise<Scene> {
  // Each part is short, so that no input waits for more than one of them.
  const printing = prepareSheet()
  // Its failure is heard below, when it is waited for.
  printing.catch(() => undefined)
  await aside()
  const isSoftware = software !== undefined
  const renderer = new WebGLRenderer({
    ...(isSoftware ? { context: software, canvas: software.canvas } : { antialias: true }),
    alpha: false,
    stencil: false,
    powerPreference: 'high-performance',
  })
  const canvas = renderer.domElement
  await aside()
  const root = createRoot(canvas)
  // Without a GPU the page stands still while a frame is drawn and read back: three times as long on a phone's screen.
  const ratio = isSoftware ? Math.min(1, window.devicePixelRatio) : window.devicePixelRatio
  const sharpness = new Sharpness(ratio, ratio)
  const patience = new Patience()
  await root.configure({
    frameloop: 'never',
    flat: true,
    linear: true,
    dpr: sharpness.atRest,
    size: { ...camera.size, top: 0, left: 0 },
    // In a function it is fiber's to free.
    gl: () => renderer,
  })
  const printed = await printing
  await aside()
  const store = root.render(
    <LocalBoundary renderBroken={() => null}>
      <PrintedSheet
        camera={camera}
        sheet={printed}
        sharpness={sharpness}
        // Without a GPU each frame is dear: one is drawn, and the page fades it in.
        arrivesAtOnce={camera.isMotionReduced || isSoftware}
      />
    </LocalBoundary>,
  )

  await aside()
  const { gl, scene, camera: eye } = store.getState()
  // All marks lie in one plane, in the order of the scene. Sorting asks every mesh for its middle, which takes its time.
  gl.sortObjects = false
  await warmUp(gl, scene, eye)

  let share = 1
  const draw = () => {
    const { setSize, size } = store.getState()
    const now = performance.now()
    if (size.width !== camera.size.width || size.height !== camera.size.height) {
      setSize(camera.size.width, camera.size.height)
      // The renderer has gone back to the whole canvas.
      share = NaN
    }
    const nextShare = sharpness.next(camera.isMoving, now) / sharpness.atRest
    if (nextShare !== share) drawShare(gl, (share = nextShare))
    advance(now)
    // Without a GPU the pictures are slower still: the same processor draws them.
    if (patience.isOver(camera.isMoving, sharpness.isCoarsest, now) && !isSoftware) events.onTooSlow()
  }
  const onLost = (event: Event) => {
    // Else it could never be restored.
    event.preventDefault()
    events.onLost()
  }
  const onRestored = () => {
    // The new context knows no viewport yet.
    share = NaN
    events.onRestored()
    camera.request()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  const stopDrawing = camera.onFrame(draw)
  draw()
  await caughtUp(gl)
  host.append(canvas)
  if (isSoftware && !camera.isMotionReduced) await fadeIn(canvas)
  // Nobody was told of a context that was lost before the canvas was listened to.
  if (gl.getContext().isContextLost()) {
    stop()
    throw new Error('The context was lost while the scene began')
  }
  return { stop }

  function stop() {
    stopDrawing()
    canvas.removeEventListener('webglcontextlost', onLost)
    canvas.removeEventListener('webglcontextrestored', onRestored)
    canvas.remove()
    root.unmount()
  }
}

/**
 * Draws into the lower left part of the canvas, a share of it along each axis, and stretches that part over the map. A
 * smaller canvas would come to the same, but the browser makes it anew each time, which takes it many frames.
 */
function drawShare(gl: WebGLRenderer, share: number): void {
  const { style, width, height } = gl.domElement
  // In whole px, or the scene would end a px beside the page's layers.
  const [drawnWidth, drawnHeight] = [Math.round(width * share), Math.round(height * share)]
  const ratio = gl.getPixelRatio()
  gl.setViewport(0, 0, drawnWidth / ratio, drawnHeight / ratio)
  gl.setScissor(0, 0, drawnWidth / ratio, drawnHeight / ratio)
  gl.setScissorTest(share < 1)
  style.transformOrigin = '0 100%'
  style.transform = share < 1 ? `scale(${width / drawnWidth}, ${height / drawnHeight})` : ''
}

/** Resolves when it is wholly there, also where it is taken away before. */
async function fadeIn(canvas: HTMLCanvasElement): Promise<void> {
  const fade = canvas.animate({ opacity: [0, 1] }, { duration: FADE_MS })
  await fade.finished.catch(() => undefined)
}
