import { advance, createRoot, extend } from '@react-three/fiber'
import { BufferGeometry, Group, Mesh, OrthographicCamera, setConsoleFunction, ShaderMaterial } from 'three'
import { LocalBoundary } from '@/layout/error-boundary'
import { sheet } from '../artwork/sheet'
import type { CameraStore } from '../camera-store'
import { inSlices } from './in-slices'
import { makePlates } from './plates'
import { RampTable } from './ramps'
import { PrintedSheet, type Sheet } from './printed-sheet'
import { Sharpness } from './sharpness'

// Fiber 9 makes a clock of a kind that three no longer likes; nobody who visits can do anything about it.
setConsoleFunction((type, message: string, ...rest: unknown[]) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, ShaderMaterial })

export type SceneEvents = { onLost: () => void; onRestored: () => void }
export type Scene = { stop: () => void }

/**
 * Prints the sheet into a canvas in the host and draws it whenever the camera moves, in the same frame as the page's own
 * layers. Throws where the canvas cannot be had.
 */
export async function startScene(
  host: HTMLElement,
  camera: CameraStore,
  events: SceneEvents,
): Promise<Scene> {
  const printed = await prepareSheet()
  const isSoftware = isDrawnBySoftware()
  const canvas = document.createElement('canvas')
  const root = createRoot(canvas)
  const sharpness = new Sharpness(window.devicePixelRatio, window.devicePixelRatio)
  await root.configure({
    frameloop: 'never',
    flat: true,
    linear: true,
    dpr: sharpness.atRest,
    size: { ...camera.size, top: 0, left: 0 },
    gl: { antialias: !isSoftware, alpha: false, stencil: false, powerPreference: 'high-performance' },
  })
  const store = root.render(
    <LocalBoundary fallback={null}>
      <PrintedSheet camera={camera} sheet={printed} isMotionReduced={camera.isMotionReduced} />
    </LocalBoundary>,
  )

  const draw = () => {
    const { setDpr, setSize, size, viewport } = store.getState()
    if (size.width !== camera.size.width || size.height !== camera.size.height) {
      setSize(camera.size.width, camera.size.height)
    }
    const dpr = sharpness.next(camera.isMoving, performance.now())
    if (dpr !== viewport.dpr) setDpr(dpr)
    advance(performance.now())
  }
  const onLost = (event: Event) => {
    // Else it could never be restored.
    event.preventDefault()
    events.onLost()
  }
  const onRestored = () => {
    events.onRestored()
    camera.request()
  }
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  const stopDrawing = camera.onFrame(draw)
  draw()
  host.append(canvas)

  return {
    stop: () => {
      stopDrawing()
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', onRestored)
      canvas.remove()
      root.unmount()
    },
  }
}

/** A fifth of a px at zoom 2, and half a px at zoom 0.45. */
const FINE = { tolerance: 0.03, hasFineMarks: true }
const COARSE = { tolerance: 0.2, hasFineMarks: false }

async function prepareSheet(): Promise<Sheet> {
  const marks = sheet()
  const ramps = new RampTable()
  const fine = await inSlices(makePlates(marks, FINE, ramps))
  return { fine, coarse: await inSlices(makePlates(marks, COARSE, ramps)), ramps }
}

/** Without a GPU four samples a px are dear in motion; at rest one finer frame does the same. */
function isDrawnBySoftware(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2')
  const info = gl?.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = gl && info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name))
}
