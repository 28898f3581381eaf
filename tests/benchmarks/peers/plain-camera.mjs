import { openTravellingPage } from './travelling-page.mjs'

const SCRIPT = `
const { style } = document.querySelector('#camera')
window.showCamera = ({ x, y, scale }) => {
  style.transform = 'scale(' + scale + ') translate(' + -x + 'px,' + -y + 'px)'
}`

/**
 * The plainest camera: a page with nothing but the map's sections in one layer, moved by a CSS transform that a frame
 * callback sets.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {import('../map-facts.mjs').MapFacts} facts
 * @param {import('../map-facts.mjs').Size} size
 * @param {import('@playwright/test').Page} map from which the sections are taken
 */
export async function openPlainCamera(browser, siteUrl, facts, size, map) {
  const html = `${await buildPlainHtml(map, facts.world)}<script>${SCRIPT}</script>`
  return openTravellingPage(browser, `${siteUrl}/plain`, html, facts, size)
}

/** The map's layer as it stands, without anything that runs. @param {import('@playwright/test').Page} map @param {{ width: number, height: number }} world */
function buildPlainHtml(map, world) {
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
