import { watch } from 'node:fs'
import { join } from 'node:path'
import { sourceLayout } from './layout.mjs'
import { say, step } from './progress.mjs'
import { COMMERCE } from './root.mjs'
import { startShop } from './shop.mjs'
import { startSiteServer } from './site-server.mjs'

const SETTLE_MS = 300

/**
 * The shop from its sources: Vite shows the site and passes the rest on to the server, which is started again when
 * one of its files changes.
 * @param {Omit<Parameters<typeof startShop>[0], 'layout'> & { serverPort: number }} options
 */
export async function startDevelopment({ serverPort, ...options }) {
  const shop = await startShop({ ...options, layout: sourceLayout(serverPort) })
  const site = await step('Starting Vite', () =>
    startSiteServer({ ...options.configuration, serverPort, sandboxUrl: shop.sandboxUrl }),
  )
  // It holds nothing that must be written, and may wait long for browsers.
  options.onStart(async () => void site.close())
  options.onStart(restartOnChange(shop.restartServer))
  return shop
}

/** @param {() => Promise<void>} restart */
function restartOnChange(restart) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  /** @param {string | null} file */
  const changed = (file) => {
    // Medusa's admin reloads by itself.
    if (file === null || !file.endsWith('.ts') || file.startsWith('admin')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      say(`${file} has changed: starting the server again.`)
      restart().catch((error) => say(String(error)))
    }, SETTLE_MS)
  }
  const watchers = [
    watch(join(COMMERCE, 'src'), { recursive: true }, (_event, file) => changed(file)),
    watch(join(COMMERCE, 'medusa-config.ts'), () => changed('medusa-config.ts')),
  ]
  return async () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
