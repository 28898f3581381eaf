// Frames a second of the map's glide in Firefox without WebGL and in WebKitGTK, both without a GPU.
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltShop } from '../support/built-shop'
import { isHydrated } from '../browser/support/page-functions'
import { SCREEN, findMissingPrograms } from '../cross-browser/support/driver'
import { startFirefox } from '../cross-browser/support/firefox-driver'
import { startWebKit } from '../cross-browser/support/webkit-driver'
import { reportGoals } from './report-goals.mjs'
import { computeMedian } from './statistics.mjs'

const GOAL = 40
/** Near and far in turn. Of the first round every section is loaded and drawn once; it does not count. */
const TOUR = ['/shop', '/bonus', '/printing', '/about', '/apps']
const ROUNDS = 2
/** By this time after the page was taken over, the scene is there or was given up. */
const SETTLED_MS = 5000

const ENGINES = {
  'Firefox without WebGL': () => startFirefox({ hasWebGl: false }),
  WebKitGTK: startWebKit,
}

/** Measures, prints a table, and returns whether every goal was met. */
export async function run() {
  const missing = findMissingPrograms()
  if (missing !== undefined) {
    console.error(missing)
    return false
  }
  const system = await startBuiltShop()
  try {
    const goals = []
    for (const [name, start] of Object.entries(ENGINES)) {
      const rates = await measureRates(await start(), system.siteUrl)
      console.log(`${name}: ${rates.map((rate) => rate.toFixed(1)).join(', ')}`)
      const measured = computeMedian(rates)
      goals.push({
        what: `frames per second, ${name}`,
        goal: `>= ${GOAL}`,
        measured: measured.toFixed(1),
        isMet: measured >= GOAL,
      })
    }
    console.log(`\nMedians of ${TOUR.length * ROUNDS} glides at ${SCREEN.width} x ${SCREEN.height}.`)
    console.log(`${availableParallelism()} cores, no GPU: only an idle machine says anything of a goal.\n`)
    return reportGoals(goals)
  } finally {
    await system.stop()
  }
}

/** Frames a second of each glide. @param {import('../cross-browser/support/driver').Engine} engine @param {string} siteUrl */
async function measureRates(engine, siteUrl) {
  try {
    const page = await engine.newPage()
    await page.goto(siteUrl)
    while (!(await page.evaluate(isHydrated).catch(() => false))) await pause(200)
    await pause(SETTLED_MS)
    for (const path of TOUR) await page.evaluate(glide, path)
    const rates = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const path of TOUR) rates.push(await page.evaluate(glide, path))
    }
    await page.close()
    return rates
  } finally {
    await engine.close()
  }
}

/** Runs in the page: opens a section and counts the frames in which the camera moves. @param {string} path */
function glide(path) {
  /** @type {HTMLAnchorElement | null} */
  const link = document.querySelector(`header a[href="${path}"]`)
  if (link === null) throw new Error(`no link to ${path}`)
  link.click()
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = []
    const start = performance.now()
    const countFrame = (/** @type {number} */ now) => {
      const isMoving = document.querySelector('[data-moving]') !== null
      if (isMoving) frames.push(now)
      // A slow browser may set off late.
      if (isMoving || (frames.length === 0 && now - start < 3000)) requestAnimationFrame(countFrame)
      else {
        const [first = 0, last = 0] = [frames[0], frames.at(-1)]
        const perSecond = frames.length < 2 ? 0 : ((frames.length - 1) * 1000) / (last - first)
        // The next one begins at rest.
        setTimeout(() => resolve(perSecond), 500)
      }
    }
    requestAnimationFrame(countFrame)
  })
}
