const SOFTWARE_RENDERER = /swiftshader|llvmpipe|software|basic render/i

/**
 * Returns whether WebGL draws with a GPU.
 * Without one it returns the context itself, as creating a second takes as long again.
 */
export function detectWebGL(): 'none' | 'gpu' | WebGL2RenderingContext {
  try {
    const probe = document
      .createElement('canvas')
      .getContext('webgl2', { alpha: false, antialias: false, failIfMajorPerformanceCaveat: false })
    if (probe === null) return 'none'
    const info = probe.getExtension('WEBGL_debug_renderer_info')
    const name: unknown = info && probe.getParameter(info.UNMASKED_RENDERER_WEBGL)
    if (SOFTWARE_RENDERER.test(String(name))) return probe
    probe.getExtension('WEBGL_lose_context')?.loseContext()
    return 'gpu'
  } catch {
    return 'none'
  }
}
