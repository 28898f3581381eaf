/**
 * @typedef {{ watch: (selector: string, state?: string) => void, response: () => { frames: number, ms: number } | undefined,
 *   clicks: () => number[] }} ClickProbe `clicks`: of each one the longest event, from the finger to the next paint, in ms
 */

/**
 * Runs in a page before its own scripts: times every press with the browser's Event Timing, and how long it takes until
 * something shows that the press was heard.
 */
export function probeClicks() {
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
  let response
  /**
   * From the next click on: how many frames pass, and how long it takes, until something has changed in the selector's
   * element, or another has taken its place, and is painted; with a state, until an element is in it.
   */
  const watch = (/** @type {string} */ selector, /** @type {string | undefined} */ state) => {
    response = undefined
    const element = document.querySelector(selector)
    let isChanged = false
    const observer = new MutationObserver(() => (isChanged = true))
    if (element)
      observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
    const isHeard = () =>
      state === undefined
        ? isChanged || document.querySelector(selector) !== element
        : document.querySelector(state) !== null
    const onPainted = (/** @type {Event} */ click, /** @type {number} */ frames) => {
      observer.disconnect()
      response = { frames, ms: performance.now() - click.timeStamp }
    }
    addEventListener(
      'click',
      (click) => {
        isChanged = false
        let frames = 0
        const onFrame = () => {
          frames++
          if (!isHeard()) return void requestAnimationFrame(onFrame)
          // A message comes after this frame has been painted; a timer would come later still.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => onPainted(click, frames), { once: true })
          port1.start()
          port2.postMessage(undefined)
        }
        requestAnimationFrame(onFrame)
      },
      { capture: true, once: true },
    )
  }

  Object.assign(window, {
    /** @satisfies {ClickProbe} */
    clickProbe: {
      watch,
      response: () => response,
      clicks: () => [...longest.values()],
    },
  })
}
