/**
 * @typedef {{ ms: number }} Press the longest event of one press, from the finger to the next paint
 * @typedef {{ watch: (selector: string) => void, answered: () => { frames: number, ms: number } | undefined,
 *   presses: () => Press[] }} PressProbe
 */

/**
 * Runs in a page before its own scripts: times every press with the browser's Event Timing, and how long it takes until
 * something shows that the press was heard.
 */
export function probePresses() {
  /** @type {Map<number, number>} by interaction, in ms */
  const longest = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEntry & { interactionId?: number }} */ (
        entry
      )
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
          const channel = new MessageChannel()
          channel.port1.onmessage = () => (answer = { frames, ms: performance.now() - click.timeStamp })
          channel.port2.postMessage(undefined)
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
      presses: () => [...longest.values()].map((ms) => ({ ms })),
    },
  })
}
