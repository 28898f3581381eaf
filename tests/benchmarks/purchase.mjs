import { setTimeout as pause } from 'node:timers/promises'
import { probeClicks } from './probes/click-probe.mjs'

/** How many times slower than this machine's a shopper's processor is. */
export const SLOWDOWN = 4
/** By this time after a press its paint has been measured and reported. */
const REPORT_DELAY_MS = 1000

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/**
 * @typedef {{
 *   what: string, target: (page: Page) => Locator, watched?: string, state?: string,
 *   before?: (page: Page) => Promise<unknown>, isDetour?: boolean,
 * }} Step a press. It is heard when the `watched` selector's element is painted in another form, or the `state` selector
 *   finds something; `before` it, something may have to be done that a shopper would not; a detour is measured, but no
 *   shopper need take it
 * @typedef {{ url: string, isReady: (page: Page) => Promise<unknown>, steps: readonly Step[], hold: (page: Page, measured: Promise<unknown>) => Promise<unknown>, isPaying: (page: Page) => Promise<unknown> }} Shop
 *   a product's page and the way from there to the payment, which `hold` keeps from coming before the last press has been
 *   measured
 * @typedef {{ what: string, isDetour: boolean, ms: number, frames: number, paint: number, processor: number }} Press
 *   `ms` and `frames` until it was heard, `paint` by Event Timing, and the processor's time for scripts, styles and
 *   layout until then
 */

/**
 * A visitor who has never been here buys one piece, up to the payment. Returns the presses.
 * @param {import('@playwright/test').Browser} browser
 * @param {Shop} shop
 */
export async function buy(browser, { url, isReady, steps, hold, isPaying }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(probeClicks)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  await isReady(page)
  await page.waitForLoadState('networkidle')

  let letGo = () => {}
  await hold(page, new Promise((/** @type {(value?: unknown) => void} */ resolve) => (letGo = resolve)))
  /** @type {Press[]} */
  const presses = []
  for (const step of steps) presses.push(await press(page, step))
  letGo()
  await isPaying(page)
  await context.close()
  return presses
}

/** @param {Page} page @param {Step} step @returns {Promise<Press>} */
async function press(page, { what, target, watched, state, before, isDetour = false }) {
  await before?.(page)
  const locator = target(page)
  await locator.waitFor({ state: 'attached' })
  const earlier = await page.evaluate(() => window.clickProbe.clicks().length)
  if (watched !== undefined)
    await page.evaluate(
      ([watched, state]) => window.clickProbe.watch(watched, state),
      /** @type {const} */ ([watched, state]),
    )
  const spent = await countWork(page)
  // The control may lie invisible under its label, so the press is forced. The answer may come with the next page.
  await locator.click({ force: true, noWaitAfter: true })
  const { frames, ms } = watched === undefined ? { frames: NaN, ms: NaN } : await answer(page)
  const processor = await spent()
  await pause(REPORT_DELAY_MS)
  const paints = (await page.evaluate(() => window.clickProbe.clicks())).slice(earlier)
  // Faster ones than 16 ms are not reported.
  return { what, isDetour, ms, frames, paint: Math.max(16, ...paints), processor }
}

/** @param {Page} page */
async function answer(page) {
  const heard = await page.waitForFunction(() => window.clickProbe.response())
  return /** @type {{ frames: number, ms: number }} */ (await heard.jsonValue())
}

/** Starts to add up the processor's time for the page; the answer tells the sum so far, in ms. @param {Page} page */
async function countWork(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const sum = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const parts = metrics.filter(({ name }) =>
      ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name),
    )
    return parts.reduce((total, { value }) => total + value * 1000, 0)
  }
  const before = await sum()
  return async () => (await sum()) - before
}
