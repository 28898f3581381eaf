/** @typedef {{ frames: number, worst: number, reset: () => void }} AlignmentProbe `worst` in px, at any corner of the map */

/**
 * Runs in a page before its own scripts: compares, in every frame that moves, where the page's own layout has put the
 * world with where WebGL was asked to draw it. The page's side is the place of two elements in its layer; WebGL's are the
 * matrices of the last frame's first draw, the paper, which no plate's offset moves. It looks after all of the frame's
 * callbacks, just before the browser paints.
 * @param {{ world: { width: number, height: number }, worldPerUnit: number }} sheet px of the page to a unit of the scene
 */
export function probeAlignment({ world, worldPerUnit }) {
  /** @type {WeakMap<WebGLUniformLocation, string>} */
  const names = new WeakMap()
  /** Each program keeps its uniforms until they are set again. @type {WeakMap<WebGLProgram, Record<string, Float32Array>>} */
  const uniforms = new WeakMap()
  /** @type {WebGLProgram | null} */
  let program = null
  /** @type {Record<string, Float32Array> | undefined} */
  let drawn
  /** In px of the canvas, from its lower left corner. */
  let [viewport, drawnViewport] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  let isFirstDraw = true

  /** @template {'getUniformLocation' | 'useProgram' | 'uniformMatrix4fv' | 'viewport' | 'drawElements' | 'drawArrays'} Name @param {Name} name @param {(args: unknown[], answer: unknown) => void} note */
  const listen = (name, note) => {
    const prototype = /** @type {Record<string, Function>} */ (
      /** @type {unknown} */ (WebGL2RenderingContext.prototype)
    )
    const call = prototype[name]
    /** @this {WebGL2RenderingContext} @param {unknown[]} args */
    prototype[name] = function (...args) {
      const answer = call?.apply(this, args)
      note(args, answer)
      return answer
    }
  }
  listen('getUniformLocation', (args, location) => {
    if (location !== null) names.set(/** @type {WebGLUniformLocation} */ (location), String(args[1]))
  })
  listen('useProgram', ([used]) => (program = /** @type {WebGLProgram | null} */ (used)))
  listen('uniformMatrix4fv', ([location, , value]) => {
    if (program === null) return
    const locations = uniforms.get(program) ?? {}
    locations[names.get(/** @type {WebGLUniformLocation} */ (location)) ?? ''] = Float32Array.from(
      /** @type {Float32Array} */ (value),
    )
    uniforms.set(program, locations)
  })
  listen('viewport', (args) => (viewport = args.map(Number)))
  const noteDraw = () => {
    if (isFirstDraw && program !== null) {
      drawn = { ...uniforms.get(program) }
      drawnViewport = viewport
    }
    isFirstDraw = false
  }
  listen('drawElements', noteDraw)
  listen('drawArrays', noteDraw)

  /** @type {AlignmentProbe} */
  const probe = {
    frames: 0,
    worst: 0,
    reset: () => {
      probe.frames = 0
      probe.worst = 0
    },
  }
  Object.assign(window, { alignmentProbe: probe })

  // Only a page that has been hydrated draws, and only then can its layer be added to.
  const waitForScene = setInterval(() => {
    if (document.querySelector('canvas') === null) return
    clearInterval(waitForScene)
    const layer = document.querySelector('[data-section]')?.parentElement?.parentElement
    if (!layer) throw new Error('the map has no layer')
    const mark = (/** @type {number} */ x, /** @type {number} */ y) => {
      const element = document.createElement('i')
      element.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:0;height:0`
      layer.append(element)
      return element
    }
    watch(mark(0, 0), mark(world.width, world.height))
  }, 100)

  /** @param {HTMLElement} origin @param {HTMLElement} end */
  const watch = (origin, end) => {
    let [lastX, lastY] = [NaN, NaN]
    const compare = () => {
      isFirstDraw = true
      const canvas = document.querySelector('canvas')
      const map = canvas?.parentElement?.getBoundingClientRect()
      const [projection, view] = [drawn?.['projectionMatrix'], drawn?.['modelViewMatrix']]
      if (!canvas || map === undefined || !projection || !view) return
      const [from, to] = [origin.getBoundingClientRect(), end.getBoundingClientRect()]
      const hasMoved = from.x !== lastX || from.y !== lastY
      ;[lastX, lastY] = [from.x, from.y]
      if (!hasMoved) return
      probe.frames++
      const box = canvas.getBoundingClientRect()
      const [left = 0, bottom = 0, width = 0, height = 0] = drawnViewport
      const [perX, perY] = [box.width / canvas.width, box.height / canvas.height]
      /** Where clip coordinates of -1 and 1 are on the screen. */
      const shown = {
        x: [box.left + left * perX, box.left + (left + width) * perX],
        y: [box.bottom - bottom * perY, box.bottom - (bottom + height) * perY],
      }
      // Both are a scale and a shift along each axis, so the corners of the map tell all.
      const axes = /** @type {const} */ ([
        [0, from.x, to.x, world.width, map.left, map.right, shown.x],
        [1, from.y, to.y, world.height, map.top, map.bottom, shown.y],
      ])
      for (const [axis, start, stop, length, near, far, [low = 0, high = 0]] of axes) {
        for (const corner of [near, far]) {
          const unit = (((corner - start) / (stop - start)) * length) / worldPerUnit
          const viewed = unit * (view[axis * 5] ?? NaN) + (view[12 + axis] ?? NaN)
          const clip = viewed * (projection[axis * 5] ?? NaN) + (projection[12 + axis] ?? NaN)
          const scene = low + ((clip + 1) / 2) * (high - low)
          probe.worst = Math.max(probe.worst, Math.abs(scene - corner))
        }
      }
    }
    // The one callback that comes after all of a frame's callbacks and before it is painted.
    const pulse = document.body.appendChild(document.createElement('i'))
    pulse.style.cssText = 'position:fixed;height:0;visibility:hidden'
    let isWide = false
    new ResizeObserver(compare).observe(pulse)
    const tick = () => {
      isWide = !isWide
      pulse.style.width = isWide ? '1px' : '0px'
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  }
}
