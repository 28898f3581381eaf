import { watch } from 'node:fs'
import { join } from 'node:path'
import { ADMIN, installAdmin } from '../bootstrap/install.mjs'
import { COMMERCE } from '../bootstrap/paths.mjs'
import { freePort, LOOPBACK } from './ports.ts'
import { startService } from './service.ts'
import { runTasks, say } from './progress.ts'
import { type ShopOptions, startShop } from './start-shop.ts'
import { startSiteServer } from './site-server.ts'

const SETTLE_MS = 300

type Options = ShopOptions & { developmentPort: number }

/** Starts the shop from its sources: Vite in front of the server, which is started again when one of its files changes. */
export async function startDevelopment(options: Options) {
  await installAdmin([])
  const shop = await startShop(options)
  await runTasks({
    title: 'Starting Vite',
    work: async () => {
      const { developmentPort: serverPort, configuration } = options
      const adminUrl = await startAdmin(options)
      const site = await startSiteServer({
        ...configuration,
        serverPort,
        adminUrl,
        sandboxUrl: shop.sandboxUrl,
      })
      // It holds nothing that must be written, and may wait long for browsers.
      options.onStart(async () => void site.close())
    },
  })
  options.onStart(restartOnChange(shop.restartServer))
  return shop
}

/** Starts the admin's own Vite; returns where it listens. */
async function startAdmin({ configuration, developmentPort, recordChild, onStart, onGivenUp }: Options) {
  const { port, dataDir } = configuration
  const adminPort = await freePort(developmentPort + 1, port, developmentPort)
  const admin = startService({
    name: 'admin',
    file: join(ADMIN.folder, 'develop.mjs'),
    folder: ADMIN.folder,
    nodeArgs: [],
    env: { ...process.env, ADMIN_PORT: String(adminPort) },
    dataDir,
    timeoutMs: 500,
    showOutput: true,
    recordChild,
    onGivenUp,
  })
  onStart(admin.stop)
  await admin.ready
  return `http://${LOOPBACK}:${adminPort}`
}

function restartOnChange(restart: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const changed = (file: string | null) => {
    if (file === null || !file.endsWith('.ts')) return
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
