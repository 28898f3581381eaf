import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { delay, yieldToMain } from '@/lib/timers'

const POLL_MS = 4

/**
 * Compiles the shaders and uploads each mesh in steps that do not block the page.
 * Nothing that it draws may be visible.
 */
export async function warmUp(gl: WebGLRenderer, scene: Scene, threeCamera: Camera): Promise<void> {
  // Where the extension exists, compiling does not block. Without it, compileAsync only makes three warn.
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

export async function waitForGpu(gl: ReturnType<WebGLRenderer['getContext']>): Promise<void> {
  const context = gl as WebGL2RenderingContext
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (fence === null) return
  context.flush()
  do await delay(POLL_MS)
  while (context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED)
  context.deleteSync(fence)
}
