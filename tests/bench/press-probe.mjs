/**
 * @typedef {{ watch: (selector: string) => void, answered: () => { frames: number, ms: number } | undefined,
 *   presses: () => number[] }} PressProbe `presses`: of each one the longest event, from the finger to the next paint, in ms
 */

/**
 * Runs in a page before its own scripts: times every press with the browser's Event Timing, and how long it takes until
 * something shows that the press was heard.
 */
export function probePresses() {
  /** @type {Map<number, number>} by interaction */
  const longest = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const event = /** @type {PerformanceEntry & { interactionId?: number }} */ (entry)
      const { interactionId = 0, duration } = event
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  )

  /** @type {{ frames: number, ms: number } | undefined} */
  let answer
  /** From the next click on: how many frames pass, and how long it takes, until the selector's element is painted in another form. */
  const watch = (/** @type {string} */ selector) => {
    answer = undefined
    const look = () => document.querySelector(selector)?.outerHTML
    const before = look()
    addEventListener(
      'click',
      (click) => {
        let frames = 0
        const onFrame = () => {
          frames++
          if (look() === before) return void requestAnimationFrame(onFrame)
          // After this frame has been painted.
          setTimeout(() => (answer = { frames, ms: performance.now() - click.timeStamp }))
        }
        requestAnimationFrame(onFrame)
      },
      { capture: true, once: true },
    )
  }

  Object.assign(window, {
    /** @satisfies {PressProbe} */
    pressProbe: {
      watch,
      answered: () => answer,
      presses: () => [...longest.values()],
    },
  })
}
