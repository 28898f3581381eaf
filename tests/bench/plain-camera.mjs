import { probeFrames } from './frame-probe.mjs'
import { comesToRest, glideOf, SCREEN } from './map-page.mjs'

/**
 * The plainest camera: a page with nothing but the map's sections in one layer, moved along the same path by a CSS
 * transform that a frame callback sets.
 * @param {import('@playwright/test').Page} map from which the sections are taken
 * @param {string} siteUrl
 * @param {import('./map-facts.mjs').MapFacts} facts
 */
export async function openPlainCamera(map, siteUrl, facts) {
  const size = await map.evaluate(() => {
    const { clientWidth: width, clientHeight: height } =
      document.querySelector('[data-zoom-level]') ?? document.body
    return { width, height }
  })
  // A window of its own: one that lies behind another's tab draws once a second.
  const context = await map.context().browser()?.newContext({ viewport: SCREEN })
  if (context === undefined) throw new Error('there is no browser')
  const page = await context.newPage()
  const html = await plainHtml(map, facts.world)
  await page.route(`${siteUrl}/plain`, (route) =>
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
  await page.goto(`${siteUrl}/plain`)
  let from = facts.restOf('/', size)
  return {
    /** @param {string} path */
    glideTo: async (path) => {
      const to = facts.restOf(path, size)
      await page.evaluate(travel, { cameras: facts.pathOf(from, to, size), durationMs: facts.glideMs })
      from = to
      await comesToRest(page)
      return glideOf(page)
    },
  }
}

/** The map's layer as it stands, without anything that runs. @param {import('@playwright/test').Page} map @param {{ width: number, height: number }} world */
function plainHtml(map, world) {
  return map.evaluate(({ width, height }) => {
    const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.outerHTML)
    const frame = /** @type {HTMLElement} */ (document.querySelector('[data-zoom-level]')?.cloneNode(false))
    const layer = document.querySelector('[data-section]')?.parentElement?.parentElement
    const copy = /** @type {HTMLElement} */ (layer?.cloneNode(true))
    const paper = document.createElement('div')
    paper.style.cssText = `position:absolute;width:${width}px;height:${height}px;background:#fefae0`
    copy.prepend(paper)
    copy.id = 'camera'
    frame.append(copy)
    return `<!doctype html><meta charset="utf-8">${styles.join('')}<body style="margin:0">${frame.outerHTML}`
  }, world)
}

/** Runs in the page. @param {{ cameras: import('./map-facts.mjs').Camera[], durationMs: number }} journey */
function travel({ cameras, durationMs }) {
  const layer = /** @type {HTMLElement} */ (document.querySelector('#camera'))
  const map = /** @type {HTMLElement} */ (layer.parentElement)
  window.frameProbe.reset()
  const start = performance.now()
  const draw = () => {
    const share = Math.min(1, (performance.now() - start) / durationMs)
    const camera = cameras[Math.round(share * (cameras.length - 1))]
    if (camera === undefined) return
    layer.style.transform = `scale(${camera.zoom}) translate(${-camera.x}px, ${-camera.y}px)`
    map.toggleAttribute('data-moving', share < 1)
    if (share < 1) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}
