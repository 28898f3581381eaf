const CATEGORIES = ['disabled-by-default-display.framedisplayed', 'blink.user_timing']
/** The marks of the frame probe when the map begins and ends to move. */
const MARKS = { start: 'glide-start', end: 'glide-end' }

/** @typedef {{ name: string, ts: number }} TraceEvent `ts` in microseconds */
/** @typedef {{ count: number, perSecond: number }} Presented */

/**
 * Counts the frames that the browser put on the screen during each glide of some work, by the browser's own trace: the
 * page's own callbacks know nothing of frames that the compositor makes by itself, or drops.
 * @template Result
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<Result>} work
 * @returns {Promise<{ result: Result, presented: Presented[] }>}
 */
export async function recordPresentedFrames(page, work) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('there is no browser')
  await browser.startTracing(page, { categories: CATEGORIES })
  const result = await work()
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const listTimes = (/** @type {string} */ wanted) =>
    traceEvents
      .filter(({ name }) => name === wanted)
      .map(({ ts }) => ts)
      .toSorted((a, b) => a - b)
  const [starts, ends, shown] = [MARKS.start, MARKS.end, 'Display::FrameDisplayed'].map(listTimes)
  const presented = (starts ?? []).map((start, glide) => {
    const end = ends?.[glide] ?? NaN
    const count = (shown ?? []).filter((ts) => ts > start && ts <= end).length
    return { count, perSecond: (count * 1e6) / (end - start) }
  })
  return { result, presented }
}
