/**
 * @typedef {{ at: number, script: number, gl: number, draws: number, isMoving: boolean }} Frame `at` and the time of all frame callbacks
 * and of the calls to WebGL within them in ms
 * @typedef {{ frames: () => Frame[], commits: () => number[], moved: () => [from: number, to: number], reset: () => void }} FrameProbe `moved`: when the map last began and ended to move
 */

/**
 * Runs in a page before its own scripts: times every frame's callbacks and their calls to WebGL, and notes when React
 * commits anything. Writes into arrays that are there from the start, so that it adds nothing to the heap.
 */
export function probeFrames() {
  const MAX_FRAMES = 40_000
  const [at, script, gl, draws, moving] = [0, 1, 2, 3, 4].map(() => new Float64Array(MAX_FRAMES))
  const committed = new Float64Array(MAX_FRAMES)
  let [frameCount, commitCount] = [0, 0]
  let [movedFrom, movedTo] = [NaN, NaN]
  if (!at || !script || !gl || !draws || !moving) throw new Error('no room to measure')

  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      // All callbacks of one frame get the same time.
      if (frameCount === 0 || at[frameCount - 1] !== time) {
        at[frameCount] = time
        script[frameCount] = gl[frameCount] = draws[frameCount] = 0
        frameCount++
      }
      const start = performance.now()
      try {
        callback(time)
      } finally {
        script[frameCount - 1] = (script[frameCount - 1] ?? 0) + performance.now() - start
        moving[frameCount - 1] = document.querySelector('[data-moving]') === null ? 0 : 1
      }
    })

  const prototype = /** @type {Record<string, unknown>} */ (
    /** @type {unknown} */ (WebGL2RenderingContext.prototype)
  )
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const call = Object.getOwnPropertyDescriptor(prototype, name)?.value
    if (typeof call !== 'function' || name === 'constructor') continue
    const isDraw = /^draw(Arrays|Elements|RangeElements)/.test(name)
    /** @this {WebGL2RenderingContext} @param {unknown[]} args */
    prototype[name] = function (...args) {
      const start = performance.now()
      const answer = call.apply(this, args)
      if (frameCount > 0) {
        gl[frameCount - 1] = (gl[frameCount - 1] ?? 0) + performance.now() - start
        if (isDraw) draws[frameCount - 1] = (draws[frameCount - 1] ?? 0) + 1
      }
      return answer
    }
  }

  let wasMoving = false
  new MutationObserver(() => {
    const isMoving = document.querySelector('[data-moving]') !== null
    if (isMoving === wasMoving) return
    wasMoving = isMoving
    if (isMoving) movedFrom = performance.now()
    else movedTo = performance.now()
    performance.mark(isMoving ? 'glide-start' : 'glide-end')
    performance.clearMarks()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-moving'] })

  // React and fiber report their renders to this hook of React's developer tools.
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => (committed[commitCount++ % MAX_FRAMES] = performance.now()),
    },
    /** @satisfies {FrameProbe} */
    frameProbe: {
      frames: () =>
        Array.from({ length: frameCount }, (_, i) => ({
          at: at[i] ?? 0,
          script: script[i] ?? 0,
          gl: gl[i] ?? 0,
          draws: draws[i] ?? 0,
          isMoving: moving[i] === 1,
        })),
      commits: () => [...committed.subarray(0, commitCount)],
      moved: () => [movedFrom, movedTo],
      reset: () => {
        frameCount = 0
        commitCount = 0
      },
    },
  })
}
