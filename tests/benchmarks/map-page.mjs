import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./probes/frame-probe.mjs').Frame} Frame */
/** @typedef {{ frames: Frame[], commits: number, lateCommits: number }} Glide the frames of script in which the camera moved; React's commits for the navigation itself, and those while gliding */

export const SCREEN = { width: 1280, height: 800 }
/** By this time after the camera has set off, the page's own changes by the navigation have been rendered. */
const NAVIGATION_MS = 300
/** If there is no frame for this time, everything rests. */
const REST_MS = 250

/**
 * The map in a window of its own, with a probe in it, after the scene has started by itself or found no WebGL. Headers
 * that isolate the page give it a clock of 5 instead of 100 microseconds.
 * @template Argument
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {{ probe: (argument: Argument) => void, argument?: Argument, hasScene?: boolean, prepare?: (page: Page) => Promise<unknown> }} options
 */
export async function openMap(browser, siteUrl, { probe, argument, hasScene = true, prepare }) {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en-GB' })
  const page = await context.newPage()
  await isolate(page, siteUrl)
  await prepare?.(page)
  await page.addInitScript(/** @type {(argument: unknown) => void} */ (probe), argument)
  if (!hasScene) {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
  }
  await page.goto(siteUrl)
  await page.getByRole('button', { name: 'I understand' }).click()
  await page.locator(hasScene ? 'canvas' : 'img[src^="/media/map/sheet.svg"]').waitFor({ state: 'attached' })
  await pause(3000)
  return page
}

/** An isolated page starts only such workers as ask for isolation themselves. @param {Page} page @param {string} siteUrl */
async function isolate(page, siteUrl) {
  await page.route(`${siteUrl}/`, fulfilIsolated)
  await page.route(/-worker\.[^/]+\.js$/, fulfilIsolated)
}

/** @param {import('@playwright/test').Route} route */
async function fulfilIsolated(route) {
  const response = await route.fetch()
  await route.fulfill({
    response,
    headers: {
      ...response.headers(),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  })
}

/** Presses the link to a section, waits until the camera has come to rest there, and returns what the glide took. @param {Page} page @param {string} path */
export async function glideTo(page, path) {
  await clickLink(page, path)
  await waitForRest(page)
  return recordGlide(page)
}

/** A press without Playwright's own checks, which would ask for frames. @param {Page} page @param {string} path */
async function clickLink(page, path) {
  const place = await page.evaluate((to) => {
    for (const link of document.querySelectorAll(`a[href="${to}"]`)) {
      const { x, y, width, height } = link.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const hit = document.elementFromPoint(middle.x, middle.y)
      if (hit !== null && link.contains(hit)) return middle
    }
    return undefined
  }, path)
  if (place === undefined) throw new Error(`no link to ${path} can be pressed`)
  await page.evaluate(() => window.frameProbe?.reset())
  await page.mouse.click(place.x, place.y)
}

/** Waits until the camera has travelled, within the page and by timers alone: queries from outside would fill its heap. @param {Page} page */
export async function waitForRest(page) {
  await page.evaluate(async () => {
    const wait = (/** @type {number} */ ms) => new Promise((resume) => setTimeout(resume, ms))
    const isMoving = () => document.querySelector('[data-moving]') !== null
    // The camera sets off with the next frame.
    for (let i = 0; i < 100 && !isMoving(); i++) await wait(10)
    while (isMoving()) await wait(50)
  })
  await pause(REST_MS)
}

/** Reads what a frame probe has recorded of the last glide. @param {Page} page @returns {Promise<Glide>} */
export async function recordGlide(page) {
  const noted = await page.evaluate(() => ({
    frames: window.frameProbe?.frames() ?? [],
    commits: window.frameProbe?.commits() ?? [],
    moved: window.frameProbe?.moved() ?? [NaN, NaN],
  }))
  const frames = noted.frames.filter(({ isMoving }) => isMoving)
  const [start, end] = noted.moved
  const late = noted.commits.filter((at) => at > start + NAVIGATION_MS && at <= end)
  return {
    frames,
    commits: noted.commits.length - late.length,
    lateCommits: late.length,
  }
}

/** The map's size on screen. @param {Page} page */
export const mapSize = (page) =>
  page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } =
      document.querySelector('[data-zoom-level]') ?? document.body
    return { width, height }
  })

/** The page's heap after everything that can go has gone, in bytes. @param {Page} page */
export async function readHeapBytes(page) {
  const session = await page.context().newCDPSession(page)
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Starts to add up the processor's time for the page's scripts; the answer tells the sum so far, in ms. @param {Page} page */
export async function countScript(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    await session.detach()
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
  }
}

/** Frames that the page draws while nobody touches it for so many ms. @param {Page} page @param {number} ms */
export async function countRestingFrames(page, ms) {
  await page.evaluate(() => window.frameProbe.reset())
  await pause(ms)
  return page.evaluate(() => window.frameProbe.frames().length)
}
