import { setTimeout as pause } from 'node:timers/promises'

/** Requests a second, at a steady rate whatever the answers take. */
const RATE = 20
/** A visitor who has to wait longer has left. */
const PATIENCE_MS = 10_000
export const AS_A_BROWSER = {
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
  'accept-language': 'de-CH,de;q=0.9',
}

/** How long each answer took, in ms, and what was no success. @typedef {{ times: number[], failures: string[] }} Visit */

/**
 * Somebody who looks at pages, the catalogue and what a page loads, in turn. Both ways to end it return how long each
 * answer took; `leave` rejects when one was not 2xx, `leaveCounted` says which.
 * @param {string} siteUrl
 * @param {string} handle of a product
 */
export function browse(siteUrl, handle) {
  const isGone = new AbortController()
  const visit = visitUntil(siteUrl, handle, isGone.signal)
  // The caller of `leave` gets the error.
  visit.catch(() => undefined)
  const leaveCounted = () => {
    isGone.abort()
    return visit
  }
  return {
    leaveCounted,
    async leave() {
      const { times, failures } = await leaveCounted()
      if (failures[0] !== undefined) throw new Error(failures[0])
      return times
    },
  }
}

/** @param {string} siteUrl @param {string} handle @param {AbortSignal} gone */
async function visitUntil(siteUrl, handle, gone) {
  const paths = ['/', '/api/products', `/product/${handle}`, await readScript(siteUrl)]
  /** @type {Visit} */
  const visit = { times: [], failures: [] }
  const requests = []
  const start = performance.now()
  for (let index = 0; !gone.aborted; index += 1) {
    requests.push(request(`${siteUrl}${paths[index % paths.length]}`, visit))
    // From the start and not from the last request: a slow answer must not thin out what is asked.
    await pause(Math.max(0, start + ((index + 1) * 1000) / RATE - performance.now()))
  }
  await Promise.all(requests)
  return visit
}

/** @param {string} url @param {Visit} visit gets what it was like */
async function request(url, { times, failures }) {
  const start = performance.now()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const response = await fetch(url, { headers: AS_A_BROWSER, signal })
    await response.arrayBuffer()
    if (!response.ok) failures.push(`${url}: ${response.status}`)
  } catch (error) {
    failures.push(`${url}: ${String(error)}`)
  }
  times.push(performance.now() - start)
}

/** The path of the home page's own script. @param {string} siteUrl */
export async function readScript(siteUrl) {
  const page = await (await fetch(siteUrl, { headers: AS_A_BROWSER })).text()
  const found = /src="(\/static\/js\/[^"]+\.js)"/.exec(page)?.[1]
  if (found === undefined) throw new Error('The page names no script')
  return found
}
