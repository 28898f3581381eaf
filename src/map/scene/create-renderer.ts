import { setConsoleFunction, WebGLRenderer } from 'three'
import { waitForGpu } from './warm-up'

// Fiber 9 makes a clock of a kind that three no longer likes; nobody who visits can do anything about it.
setConsoleFunction((type, message: string, ...rest: unknown[]) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

/** `isSoftware`: the processor draws, as there is no GPU. `dispose` gives the context back; fiber does so for its own. */
export type Renderer = { gl: WebGLRenderer; isSoftware: boolean; dispose: () => void }

/** Makes a renderer with a canvas of its own, or for the `software` context where there is no GPU. Throws without a canvas. */
export async function createRenderer(software: WebGL2RenderingContext | undefined): Promise<Renderer> {
  // A renderer asks a new context much, and the page would stand still until the context is there to answer.
  if (software !== undefined) await waitForGpu(software)
  const gl = new WebGLRenderer({
    ...(software === undefined ? { antialias: true } : { context: software, canvas: software.canvas }),
    alpha: false,
    stencil: false,
    powerPreference: 'high-performance',
  })
  // All marks lie in one plane, in the order of the scene. Sorting asks every mesh for its middle, which takes its time.
  gl.sortObjects = false
  const dispose = () => {
    gl.dispose()
    gl.forceContextLoss()
  }
  return { gl, isSoftware: software !== undefined, dispose }
}
