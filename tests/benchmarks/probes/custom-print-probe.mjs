/** @typedef {{ printedAfter: () => number | undefined, begin: () => void, end: () => { interaction: number, task: number } }} PressProbe in ms; `printedAfter` from the file that was chosen last, undefined until its first print */

/** Runs in a page before its own scripts: times a print from its file on, and what a hand at the print has to wait for. */
export function probePress() {
  let chosenAt = NaN
  let printedAt = NaN
  let interaction = 0
  let task = 0
  addEventListener(
    'change',
    ({ timeStamp, target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      ;[chosenAt, printedAt, isAwaited] = [timeStamp, NaN, true]
    },
    { capture: true },
  )
  let isAwaited = false
  new MutationObserver(() => {
    if (!isAwaited) return
    isAwaited = false
    // The drawing is seen with the next frame.
    requestAnimationFrame(() => setTimeout(() => (printedAt = performance.now())))
  }).observe(document, { subtree: true, attributeFilter: ['data-rendered'] })
  // This takes every event, also those of moving, which INP leaves out.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) interaction = Math.max(interaction, duration)
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) task = Math.max(task, duration)
  }).observe({ type: 'longtask' })

  Object.assign(window, {
    /** @satisfies {PressProbe} */
    pressProbe: {
      printedAfter: () => (Number.isNaN(printedAt) ? undefined : printedAt - chosenAt),
      begin: () => void ([interaction, task] = [0, 0]),
      end: () => ({ interaction, task }),
    },
  })
}
