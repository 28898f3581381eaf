// How many presses a shirt takes from a cold landing on its page to the payment page, and how soon each press is heard,
// on a processor four times as slow.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/browser.mjs'
import { startSystem } from '../../scripts/test-system.mjs'
import { goalTable } from './goals.mjs'
import { median } from './measure.mjs'
import { probePresses } from './press-probe.mjs'

/** The first purchase does not count: the server and the disk get warm. */
const PURCHASES = 8
const SLOWDOWN = 4
/** So long after a press its paint has been measured and told, in ms. */
const TOLD_AFTER_MS = 1000
/** Painted so, the drawer slides in, and keys and screen readers are in it. */
const USABLE_DIALOG = '[role=dialog]:not([hidden]):focus-within'

/** Measures, prints a table, and answers whether it could be measured. @param {string[]} [args] how many purchases */
export async function run([purchases = String(PURCHASES)] = []) {
  const system = await startSystem({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const { products } = await (await fetch(`${system.siteUrl}/api/products`)).json()
    /** @type {Purchase[]} */
    const all = []
    for (let i = 0; i < Number(purchases); i++) {
      all.push(await buy(browser, `${system.siteUrl}/product/${products[0].handle}`))
      console.log(`purchase ${i + 1} of ${purchases}`)
    }
    report(all.slice(1), browser.version())
    return true
  } finally {
    await browser.close()
    await system.stop()
  }
}

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {{ what: string, ms: number, frames: number, paint: number, processor: number }} Press `ms` and `frames` until it was heard, `paint` by Event Timing, and the processor's time for scripts, styles and layout until then */
/** @typedef {Press[]} Purchase */

/** A visitor who has never been here buys one shirt, up to the payment page. @param {import('@playwright/test').Browser} browser @param {string} url of a shirt @returns {Promise<Purchase>} */
async function buy(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(probePresses)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  const size = page.getByRole('radio', { name: /^M\b/ })
  await size.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')

  // The payment page must not come before the last press has been measured.
  let letGo = () => {}
  const measured = new Promise((/** @type {(value?: unknown) => void} */ resolve) => (letGo = resolve))
  await page.route('**/api/create-checkout-session', async (route) => {
    await measured
    await route.continue()
  })
  const presses = [
    await press(page, 'choose a size', 'input:checked', size),
    await press(page, 'add to cart', 'main', page.getByRole('button', { name: 'Add to cart' })),
    await press(
      page,
      'open the cart',
      '[role=dialog]',
      page.getByRole('button', { name: /^Shopping cart/ }),
      USABLE_DIALOG,
    ),
    await press(
      page,
      'proceed to checkout',
      '[role=dialog]',
      page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }),
    ),
  ]
  letGo()
  await page.waitForURL(/\/c\/pay\//)
  await context.close()
  return presses
}

/**
 * One press, and when it was heard: when the selector's element has been painted in another form.
 * @param {Page} page
 * @param {string} what
 * @param {string} selector
 * @param {Locator} target
 * @param {string} [state] it is to be in before it counts
 * @returns {Promise<Press>}
 */
async function press(page, what, selector, target, state) {
  await target.waitFor({ state: 'attached' })
  const before = await page.evaluate(() => window.pressProbe.presses().length)
  await page.evaluate(
    ([selector, state]) => window.pressProbe.watch(selector, state),
    /** @type {const} */ ([selector, state]),
  )
  const spent = await countWork(page)
  // The size's own input lies invisible under its label.
  await target.click({ force: true })
  const heard = await page.waitForFunction(() => window.pressProbe.answered())
  const { frames, ms } = /** @type {{ frames: number, ms: number }} */ (await heard.jsonValue())
  const processor = await spent()
  await pause(TOLD_AFTER_MS)
  const paints = (await page.evaluate(() => window.pressProbe.presses())).slice(before)
  // Faster ones than 16 ms are not told.
  return { what, ms, frames, paint: Math.max(16, ...paints), processor }
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

/** @param {readonly Purchase[]} purchases @param {string} version of the browser */
function report(purchases, version) {
  const [first = []] = purchases
  const of = (/** @type {string} */ what, /** @type {Exclude<keyof Press, 'what'>} */ key) =>
    median(purchases.flatMap((all) => all.filter((press) => press.what === what).map((press) => press[key])))
  const count = Math.max(...purchases.map((all) => all.length))
  const [answer, opening] = [of('add to cart', 'frames'), of('open the cart', 'ms')]
  console.log(
    `\n${purchases.length} purchases by first visitors; medians. ${availableParallelism()} cores slowed ${SLOWDOWN} times, Chromium ${version}.`,
  )
  console.log(`Processes that wanted a core meanwhile: ${loadavg()[0]?.toFixed(1)} on average.`)
  console.log('No other shop can be had without the network: nothing here is compared with one.\n')
  console.log(
    goalTable([
      {
        what: 'presses from the shirt’s page to the payment page',
        goal: '<= 4',
        measured: String(count),
        isMet: count <= 4,
      },
      {
        what: 'frames until "add to cart" is answered',
        goal: '1',
        measured: String(answer),
        isMet: answer <= 1,
      },
      {
        what: 'first opening of the drawer, until it slides with the focus',
        goal: '< 100 ms',
        measured: `${opening.toFixed(0)} ms`,
        isMet: opening < 100,
      },
      {
        what: '  of it the processor’s work',
        goal: '',
        measured: `${of('open the cart', 'processor').toFixed(0)} ms`,
        isMet: undefined,
      },
      ...first.map(({ what }) => ({
        what: `next paint after "${what}"`,
        goal: '< 200 ms',
        measured: `${of(what, 'paint')} ms`,
        isMet: of(what, 'paint') < 200,
      })),
    ]),
  )
}
