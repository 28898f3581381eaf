import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {{ url: string, kind: string, endedAt: number, bytes: number }} Transfer `endedAt` in ms since the visit began */

export const BYTE_KINDS = /** @type {const} */ ([
  'page',
  'styles',
  'script',
  'later',
  'scene',
  'fonts',
  'pictures',
  'other',
])

/** The settings of Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Bytes of a first visit until the scene has started by itself: `script` has come before React took over the page,
 * `later` after it, and `scene` is what only the scene needs.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<(typeof BYTE_KINDS)[number], number>>}
 */
export async function measureFirstLoadBytes(browser, url) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteHydration)
    const transfers = await watchTransfers(page)
    await page.goto(url, { waitUntil: 'load' })
    // A page without the map has no scene to wait for.
    if ((await page.locator('[data-zoom-level]').count()) > 0)
      await page.locator('canvas').waitFor({ state: 'attached' })
    await pause(1500)
    const hydratedAt = await page.evaluate(() => performance.timeOrigin + (window.hydratedAt ?? NaN))
    const sceneFiles = await listSceneScripts()
    /** @type {Record<(typeof BYTE_KINDS)[number], number>} */
    const sums = { page: 0, styles: 0, script: 0, later: 0, scene: 0, fonts: 0, pictures: 0, other: 0 }
    for (const transfer of transfers) sums[getKind(transfer, hydratedAt, sceneFiles)] += transfer.bytes
    return sums
  } finally {
    await context.close()
  }
}

/** Runs in the page: when React commits for the first time, it has taken over. */
function noteHydration() {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: () => (window.hydratedAt ??= performance.now()),
    },
  })
}

/** All that travels, heads included. @param {import('@playwright/test').Page} page */
async function watchTransfers(page) {
  const session = await page.context().newCDPSession(page)
  /** @type {Transfer[]} */
  const transfers = []
  /** @type {Map<string, { url: string, kind: string, offset: number }>} */
  const open = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) =>
    open.set(requestId, { url: request.url, kind: type ?? 'Other', offset: wallTime - timestamp }),
  )
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId)
    if (request === undefined || !request.url.startsWith('http')) return
    const { url, kind, offset } = request
    transfers.push({ url, kind, endedAt: (timestamp + offset) * 1000, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return transfers
}

/** @param {Transfer} transfer @param {number} hydratedAt @param {ReadonlySet<string>} sceneFiles @returns {(typeof BYTE_KINDS)[number]} */
function getKind({ url, kind, endedAt }, hydratedAt, sceneFiles) {
  if (sceneFiles.has(new URL(url).pathname)) return 'scene'
  switch (kind) {
    case 'Document':
      return 'page'
    case 'Stylesheet':
      return 'styles'
    case 'Script':
      return endedAt <= hydratedAt ? 'script' : 'later'
    case 'Font':
      return 'fonts'
    case 'Image':
      return 'pictures'
    default:
      return 'other'
  }
}

/** @typedef {Record<string, { file: string, imports?: string[], isEntry?: boolean, isDynamicEntry?: boolean }>} Manifest */

/** Paths of the scripts that no visitor would load without the scene. */
async function listSceneScripts() {
  /** @type {Manifest} */
  const manifest = JSON.parse(
    await readFile(new URL('../../dist/site/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const closure = (/** @type {string} */ key, /** @type {Set<string>} */ found = new Set()) => {
    if (found.has(key)) return found
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) closure(imported, found)
    return found
  }
  /** @type {Set<string>} */
  const scene = new Set()
  /** @type {Set<string>} */
  const others = new Set()
  for (const [key, { isEntry, isDynamicEntry }] of Object.entries(manifest)) {
    if (isEntry || isDynamicEntry) closure(key, key.startsWith('src/map/scene/') ? scene : others)
  }
  const own = [...scene].filter((key) => !others.has(key))
  return new Set(own.map((key) => `/${manifest[key]?.file}`))
}
