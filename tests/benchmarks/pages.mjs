// Measures a first visit to each page: its transferred bytes, and Lighthouse's marks on a phone, where the scene starts by
// itself.
import { chromium } from '@playwright/test'
import { getChromiumLaunch } from '../../scripts/lib/chromium'
import { startBuiltShop } from '../support/built-shop'
import { reportGoals } from './report-goals.mjs'
import { runLighthouse } from './lighthouse.mjs'
import { computeMedian } from './statistics.mjs'
import { BYTE_KINDS, measureFirstLoadBytes } from './page-bytes.mjs'

const ROUTES = [
  '/',
  '/shop',
  '/printing',
  '/apps',
  '/inventory-app',
  '/about',
  '/bonus',
  '/privacy',
  '/terms',
  '/press',
  '/checkout-cancelled',
]
const RUNS = 5
/** The goal for performance, of 100, at Lighthouse's usual slowdown and at the one that makes this machine its phone. */
const POINTS = 95
const FULL_MARKS = /** @type {const} */ (['accessibility', 'best-practices', 'seo'])
/** The result pages of a checkout have to stay out of search engines. */
const UNLISTED = new Set(['/checkout-cancelled'])

/** Measures the routes that are named, or all, and returns whether every goal was met. @param {string[]} [routes] */
export async function run(routes = []) {
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  const launch = await getChromiumLaunch()
  try {
    const paths = [...ROUTES, ...(await listProductRoutes(system.siteUrl))]
    const chosen = routes.length > 0 ? routes : paths
    // It warms the server, too, for what is judged afterwards.
    await reportBytes(system.siteUrl, chosen, launch)
    let isMet = true
    for (const route of chosen) isMet = (await reportJudgement(system.siteUrl, route, launch)) && isMet
    return isMet
  } finally {
    await system.stop()
  }
}

/** One product stands for all. @param {string} siteUrl */
async function listProductRoutes(siteUrl) {
  const { products } = await (await fetch(`${siteUrl}/api/products`)).json()
  return [`/product/${products[0].handle}`]
}

/** @typedef {Awaited<ReturnType<typeof getChromiumLaunch>>} Launch */

/** @param {string} siteUrl @param {readonly string[]} routes @param {Launch} launch */
async function reportBytes(siteUrl, routes, launch) {
  const browser = await chromium.launch(launch)
  console.log(`\nFirst load in kB as it travels, on a phone; Chromium ${browser.version()}.\n`)
  console.log(['', ...BYTE_KINDS, 'sum'].map((name, i) => name.padEnd(i === 0 ? 28 : 11)).join(''))
  try {
    for (const route of routes) {
      const bytes = await measureFirstLoadBytes(browser, siteUrl + route)
      const sizes = BYTE_KINDS.map((kind) => bytes[kind])
      const sum = sizes.reduce((total, size) => total + size, 0)
      console.log(
        [route.padEnd(28), ...[...sizes, sum].map((size) => (size / 1000).toFixed(1).padEnd(11))].join(''),
      )
    }
  } finally {
    await browser.close()
  }
}

/** @param {string} siteUrl @param {string} route @param {Launch} launch */
async function reportJudgement(siteUrl, route, launch) {
  /** @type {Awaited<ReturnType<typeof runLighthouse>>[]} */
  const counted = []
  for (let i = 0; i < RUNS; i++) counted.push(await runLighthouse(siteUrl + route, launch))
  const middle = (/** @type {(judgement: (typeof counted)[number]) => number} */ value) =>
    computeMedian(counted.map(value))
  const spread = (/** @type {(judgement: (typeof counted)[number]) => number} */ value, digits = 0) =>
    `${Math.min(...counted.map(value)).toFixed(digits)} to ${Math.max(...counted.map(value)).toFixed(digits)}`
  const performance = middle(({ scores }) => scores.performance)
  const calibrated = middle((j) => j.calibrated.performance)
  const [lcp, cls, tbt] = [middle((j) => j.lcp), middle((j) => j.cls), middle((j) => j.tbt)]
  const scenes = counted.filter(({ hasScene }) => hasScene).length

  console.log(
    `\n${route}: Lighthouse, mobile, the median of ${counted.length}; the scene started in ${scenes}\n`,
  )
  const isMet = reportGoals([
    {
      what: 'performance',
      measured: `${performance} (${spread(({ scores }) => scores.performance)})`,
      goal: `>= ${POINTS}`,
      isMet: performance >= POINTS,
    },
    ...FULL_MARKS.map((name) => {
      const score = middle(({ scores }) => scores[name])
      const isAsked = name !== 'seo' || !UNLISTED.has(route)
      return {
        what: name,
        measured: String(score),
        goal: isAsked ? '100' : '',
        isMet: isAsked ? score === 100 : undefined,
      }
    }),
    {
      what: 'largest contentful paint',
      measured: `${(lcp / 1000).toFixed(2)} s`,
      goal: '< 1.8 s',
      isMet: lcp < 1800,
    },
    { what: 'layout shift', measured: cls.toFixed(3), goal: '< 0.02', isMet: cls < 0.02 },
    {
      what: 'total blocking time',
      measured: `${tbt.toFixed(0)} ms (${spread((j) => j.tbt)})`,
      goal: '',
      isMet: undefined,
    },
    {
      what: `slowed ${spread((j) => j.calibrated.slowdown, 1)} times: performance`,
      measured: `${calibrated} (${spread((j) => j.calibrated.performance)})`,
      goal: `>= ${POINTS}`,
      isMet: calibrated >= POINTS,
    },
    {
      what: '  total blocking time',
      measured: `${middle((j) => j.calibrated.tbt).toFixed(0)} ms (${spread((j) => j.calibrated.tbt)})`,
      goal: '',
      isMet: undefined,
    },
  ])
  const lost = [...new Set(counted.flatMap(({ lost: items }) => items))]
  if (lost.length > 0) console.log(`Points were lost on: ${lost.join(', ')}`)
  return isMet
}
