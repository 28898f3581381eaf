// How many presses a piece takes from a cold landing on its page to the payment, and how soon each press is heard, on a
// processor four times as slow; beside it the same in a published shop.
import { availableParallelism, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { getChromiumLaunch } from '../../scripts/lib/chromium'
import { findFreePort } from '../../scripts/start/ports'
import { startBuiltShop } from '../support/built-shop'
import { startEvershop } from './peers/evershop-peer.mjs'
import { reportGoals } from './report-goals.mjs'
import { computeMedian } from './statistics.mjs'
import { buy, SLOWDOWN } from './purchase.mjs'

/** The first purchase in each shop does not count: the server and the disk get warm. */
const PURCHASES = 8
/** The drawer is open once it is painted with the focus inside: it slides, and keys and screen readers are in it. */
const OPEN_DIALOG = '[role=dialog]:not([hidden]):focus-within'

/** @typedef {import('./purchase.mjs').Press} Press */
/** @typedef {import('./purchase.mjs').Shop} Shop */
/** @typedef {import('@playwright/test').Browser} Browser */

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} [args] how many purchases */
export async function run([purchases = String(PURCHASES)] = []) {
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  const browser = await chromium.launch(await getChromiumLaunch())
  const peer = await startEvershop({ ...system, port: await findFreePort(0) }).catch(reportMissingPeer)
  try {
    const { products } = await (await fetch(`${system.siteUrl}/api/products`)).json()
    const shops = [ownShop(`${system.siteUrl}/product/${products[0].handle}`)]
    if (peer) shops.push(buildEvershopSteps(peer.url))
    /** @type {Press[][]} */
    const presses = shops.map(() => [])
    for (let i = 0; i < Number(purchases); i++) {
      // In turn, so that a busy moment of the machine hits both alike.
      for (const [index, shop] of shops.entries()) {
        const made = await buy(browser, shop)
        if (i > 0) presses[index]?.push(...made)
      }
      console.log(`purchase ${i + 1} of ${purchases}`)
    }
    const [own = [], others = []] = presses
    console.log(
      `\n${Number(purchases) - 1} purchases by first visitors; medians. ${availableParallelism()} cores slowed ${SLOWDOWN} times, Chromium ${browser.version()}.`,
    )
    console.log(`Processes that wanted a core meanwhile: ${loadavg()[0]?.toFixed(1)} on average.\n`)
    const isMet = reportGoals(ownGoals(own))
    if (peer) {
      console.log(`\n${peer.name}\n`)
      reportGoals(buildPeerFacts(others))
    }
    return isMet
  } finally {
    await peer?.stop()
    await browser.close()
    await system.stop()
  }
}

/** @param {unknown} error */
function reportMissingPeer(error) {
  console.log('No other shop is measured beside it:', error)
}

/** @param {string} url of a shirt @returns {Shop} */
function ownShop(url) {
  const size = (/** @type {import('@playwright/test').Page} */ page) =>
    page.getByRole('radio', { name: /^M\b/ })
  return {
    url,
    isReady: (page) => size(page).waitFor({ state: 'attached' }),
    steps: [
      { what: 'choose', target: size, watched: 'input:checked' },
      {
        what: 'add to cart',
        target: (page) => page.getByRole('button', { name: 'Add to cart' }),
        watched: 'main',
      },
      {
        what: 'open the cart',
        target: (page) => page.getByRole('button', { name: /^Shopping cart/ }),
        watched: '[role=dialog]',
        state: OPEN_DIALOG,
      },
      {
        what: 'proceed to checkout',
        target: (page) => page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }),
        watched: '[role=dialog]',
      },
    ],
    hold: (page, measured) =>
      page.route('**/api/create-checkout-session', async (route) => {
        await measured
        await route.continue()
      }),
    isPaying: (page) => page.waitForURL(/\/c\/pay\//),
  }
}

/** Its drawer opens by itself, so it is closed before it is opened by its icon. @param {string} url of a thing in three colours @returns {Shop} */
function buildEvershopSteps(url) {
  const chosen = '.variant-option-list li.selected'
  const proceed = (/** @type {import('@playwright/test').Page} */ page) =>
    page.locator('.minicart__checkout__button')
  return {
    url,
    isReady: (page) => page.getByRole('button', { name: 'Add to cart' }).waitFor(),
    steps: [
      {
        what: 'choose',
        target: (page) => page.getByRole('button', { name: 'Black', exact: true }),
        watched: '.variant-option-list',
      },
      {
        what: 'add to cart',
        // It refuses what is added sooner.
        before: (page) => page.locator(chosen, { hasText: 'Black' }).waitFor(),
        target: (page) => page.getByRole('button', { name: 'Add to cart' }),
        watched: 'main',
      },
      {
        what: 'open the cart',
        isDetour: true,
        before: async (page) => {
          await proceed(page).waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        },
        target: (page) => page.getByRole('button', { name: /^Shopping cart with/ }),
        watched: 'body',
        state: OPEN_DIALOG,
      },
      { what: 'proceed to checkout', target: proceed },
    ],
    // A page that is on its way elsewhere cannot be asked for what it measured: at first it must stay.
    hold: (page) => page.route('**/checkout', (route) => route.abort('aborted'), { times: 1 }),
    isPaying: async (page) => {
      await proceed(page).click()
      await page.getByText('Pick a payment method').waitFor()
    },
  }
}

/** @param {readonly Press[]} presses */
const describeWay = (presses) => [...new Map(presses.map((press) => [press.what, press.isDetour])).entries()]

/** @param {readonly Press[]} presses @param {string} what @param {'ms' | 'frames' | 'paint' | 'processor'} key */
const middle = (presses, what, key) =>
  computeMedian(presses.filter((press) => press.what === what).map((press) => press[key]))

/** @param {readonly Press[]} presses @returns {import('./report-goals.mjs').Goal[]} */
function ownGoals(presses) {
  const way = describeWay(presses)
  const [answer, opening] = [middle(presses, 'add to cart', 'frames'), middle(presses, 'open the cart', 'ms')]
  return [
    { what: CLICKS, measured: String(way.length), goal: '<= 4', isMet: way.length <= 4 },
    { what: ANSWER, measured: String(answer), goal: '1', isMet: answer <= 1 },
    { what: OPENING, measured: `${opening.toFixed(0)} ms`, goal: '< 100 ms', isMet: opening < 100 },
    {
      what: '  of it the processor’s work',
      measured: `${middle(presses, 'open the cart', 'processor').toFixed(0)} ms`,
      goal: '',
      isMet: undefined,
    },
    ...way.map(([what]) => {
      const paint = middle(presses, what, 'paint')
      return { what: paintAfter(what), measured: `${paint} ms`, goal: '< 200 ms', isMet: paint < 200 }
    }),
  ]
}

/** @param {readonly Press[]} presses @returns {import('./report-goals.mjs').Goal[]} */
function buildPeerFacts(presses) {
  const way = describeWay(presses)
  return [
    { what: CLICKS, measured: String(way.filter(([, isDetour]) => !isDetour).length) },
    { what: ANSWER, measured: String(middle(presses, 'add to cart', 'frames')) },
    { what: OPENING, measured: `${middle(presses, 'open the cart', 'ms').toFixed(0)} ms` },
    ...way.map(([what]) => ({ what: paintAfter(what), measured: `${middle(presses, what, 'paint')} ms` })),
  ].map((fact) => ({ ...fact, goal: '', isMet: undefined }))
}

const CLICKS = 'presses from the product’s page to the payment'
const ANSWER = 'frames until "add to cart" is answered'
const OPENING = 'opening of the drawer, until it slides with the focus'
const paintAfter = (/** @type {string} */ what) => `next paint after "${what}"`
