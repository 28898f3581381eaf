import { probeFrames } from '../probes/frame-probe.mjs'
import { waitForRest, recordGlide, SCREEN } from '../map-page.mjs'

/** @typedef {{ page: import('@playwright/test').Page, glideTo: (path: string) => Promise<import('../map-page.mjs').Glide> }} TravellingPage */

/**
 * Opens a page to compare with, whose `showCamera` is called in each frame along the same path as the map's camera.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} html with an element that has `data-zoom-level`
 * @param {import('../map-facts.mjs').MapFacts} facts
 * @param {import('../map-facts.mjs').Size} size of the map
 * @returns {Promise<TravellingPage>}
 */
export async function openTravellingPage(browser, url, html, facts, size) {
  // A window of its own: one that lies behind another's tab draws once a second.
  const page = await (await browser.newContext({ viewport: SCREEN })).newPage()
  await page.route(url, (route) =>
    route.fulfill({
      body: html,
      contentType: 'text/html',
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    }),
  )
  await page.addInitScript(probeFrames)
  await page.goto(url)
  await page.waitForFunction(() => window.showCamera !== undefined)
  let from = facts.getRest('/', size)
  return {
    page,
    glideTo: async (path) => {
      const to = facts.getRest(path, size)
      await page.evaluate(travel, { cameras: facts.getPath(from, to, size), durationMs: facts.glideMs })
      from = to
      await waitForRest(page)
      return recordGlide(page)
    },
  }
}

/** Runs in the page. @param {{ cameras: import('../map-facts.mjs').Camera[], durationMs: number }} journey */
function travel({ cameras, durationMs }) {
  const map = /** @type {HTMLElement} */ (document.querySelector('[data-zoom-level]'))
  window.frameProbe.reset()
  const start = performance.now()
  const draw = () => {
    const share = Math.min(1, (performance.now() - start) / durationMs)
    const camera = cameras[Math.round(share * (cameras.length - 1))]
    if (camera === undefined) return
    window.showCamera?.(camera)
    map.toggleAttribute('data-moving', share < 1)
    if (share < 1) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}
