import { watch } from 'node:fs'
import { join } from 'node:path'
import { COMMERCE } from '../bootstrap/root.mjs'
import { runTasks, say } from './tasks.ts'
import { type ShopOptions, startShop } from './shop.ts'
import { startSiteServer } from './site-server.ts'

const SETTLE_MS = 300

/** Starts the shop from its sources: Vite in front of the server, which is started again when one of its files changes. */
export async function startDevelopment(options: ShopOptions & { developmentPort: number }) {
  const shop = await startShop(options)
  await runTasks({
    title: 'Starting Vite',
    work: async () => {
      const { developmentPort: serverPort, configuration } = options
      const site = await startSiteServer({ ...configuration, serverPort, sandboxUrl: shop.sandboxUrl })
      // It holds nothing that must be written, and may wait long for browsers.
      options.onStart(async () => void site.close())
    },
  })
  options.onStart(restartOnChange(shop.restartServer))
  return shop
}

function restartOnChange(restart: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const changed = (file: string | null) => {
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
