import { setTimeout as pause } from 'node:timers/promises'

/** Requests a second, at a steady rate whatever the answers take. */
const RATE = 20
const AS_A_BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
  'accept-language': 'de-CH,de;q=0.9',
}

/**
 * Somebody who looks at pages, the catalogue and what a page loads, in turn. `leave` ends it and returns how long each
 * answer took, in ms; it rejects when one was not 2xx.
 * @param {string} siteUrl
 * @param {string} handle of a product
 */
export function browse(siteUrl, handle) {
  const isGone = new AbortController()
  const visit = visitUntil(siteUrl, handle, isGone.signal)
  // Whoever takes leave hears of it.
  visit.catch(() => undefined)
  return {
    leave() {
      isGone.abort()
      return visit
    },
  }
}

/** @param {string} siteUrl @param {string} handle @param {AbortSignal} gone */
async function visitUntil(siteUrl, handle, gone) {
  const script = scriptOf(await (await fetch(siteUrl, { headers: AS_A_BROWSER })).text())
  const paths = ['/', '/api/products', `/product/${handle}`, script]
  /** @type {Promise<number>[]} */
  const responses = []
  const start = performance.now()
  for (let index = 0; !gone.aborted; index += 1) {
    const response = timeOf(`${siteUrl}${paths[index % paths.length]}`)
    response.catch(() => undefined)
    responses.push(response)
    // From the start and not from the last request: a slow answer must not thin out what is asked.
    await pause(Math.max(0, start + ((index + 1) * 1000) / RATE - performance.now()))
  }
  return Promise.all(responses)
}

/** @param {string} url */
async function timeOf(url) {
  const start = performance.now()
  const response = await fetch(url, { headers: AS_A_BROWSER })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - start
}

/** The page's own script. @param {string} page */
function scriptOf(page) {
  const found = /src="(\/static\/js\/[^"]+\.js)"/.exec(page)?.[1]
  if (found === undefined) throw new Error('The page names no script')
  return found
}
