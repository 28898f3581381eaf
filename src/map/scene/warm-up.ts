import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { yieldToMain } from '@/lib/yield-to-main'

/** Between two looks at whether the GPU is done, in ms. */
const LOOK_MS = 4

/**
 * Gives the GPU all that the first frame needs, a piece at a time: the shaders, then what each mesh is made of. In one
 * go the page would stand still meanwhile. What is drawn in doing so is not to be seen.
 */
export async function warmUp(gl: WebGLRenderer, scene: Scene, threeCamera: Camera): Promise<void> {
  // Where it can, the browser tells when they are made; to ask one that cannot makes three complain.
  if (gl.extensions.has('KHR_parallel_shader_compile')) await gl.compileAsync(scene, threeCamera)
  else gl.compile(scene, threeCamera)
  await waitForGpu(gl.getContext())
  const all = scene.children.filter(({ visible }) => visible)
  const show = (shown: (one: Object3D) => boolean) => {
    for (const one of all) one.visible = shown(one)
  }
  for (const piece of all) {
    show((one) => one === piece)
    gl.render(scene, threeCamera)
    await yieldToMain()
  }
  show(() => true)
  await waitForGpu(gl.getContext())
}

/** Resolves when the GPU has done all that it was given: the page stands still while it waits for a frame that is not. */
export async function waitForGpu(gl: ReturnType<WebGLRenderer['getContext']>): Promise<void> {
  // Three's own type still knows the first WebGL.
  const context = gl as WebGL2RenderingContext
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (fence === null) return
  context.flush()
  // A context that is lost answers null.
  do await yieldToMain(LOOK_MS)
  while (context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED)
  context.deleteSync(fence)
}
