import { setConsoleFunction, WebGLRenderer } from 'three'
import { waitForGpu } from './warm-up'

// Fiber 9 uses three's Clock, which three reports as deprecated. Visitors cannot do anything about that warning.
setConsoleFunction((type, message: string, ...rest: unknown[]) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

/**
 * `isSoftware`: the processor draws, as there is no GPU.
 * `dispose` frees the WebGL context, which fiber frees only for its own renderers.
 */
export type Renderer = { gl: WebGLRenderer; isSoftware: boolean; dispose: () => void }

/**
 * Creates a renderer with a new canvas, or with the `software` context where there is no GPU.
 * Throws if it gets no context.
 */
export async function createRenderer(software: WebGL2RenderingContext | undefined): Promise<Renderer> {
  // The renderer queries the context, and each query blocks the page until a new context is ready.
  if (software !== undefined) await waitForGpu(software)
  const gl = new WebGLRenderer({
    ...(software === undefined ? { antialias: true } : { context: software, canvas: software.canvas }),
    alpha: false,
    stencil: false,
    powerPreference: 'high-performance',
  })
  // All marks lie in one plane and are in drawing order already: sorting would only cost time.
  gl.sortObjects = false
  const dispose = () => {
    gl.dispose()
    gl.forceContextLoss()
  }
  return { gl, isSoftware: software !== undefined, dispose }
}
