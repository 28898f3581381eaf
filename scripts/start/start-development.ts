import { watch } from 'node:fs'
import { join } from 'node:path'

import { ADMIN, installAdmin } from '../bootstrap/install.mjs'
import { COMMERCE } from '../bootstrap/paths.mjs'
import { findFreePort, LOOPBACK } from './ports.ts'
import { runTasks, printLine } from './progress.ts'
import { startService } from './start-service.ts'
import { type ShopOptions, startShop } from './start-shop.ts'
import { startVite } from './start-vite.ts'

const SETTLE_MS = 300

type Options = ShopOptions & { developmentPort: number }

/** Starts the shop from its sources: Vite in front of the server, which restarts when one of its files changes. */
export async function startDevelopment(options: Options) {
  await installAdmin([])
  const shop = await startShop(options)
  await runTasks({
    title: 'Starting Vite',
    work: async () => {
      const { developmentPort: serverPort, configuration } = options
      const adminUrl = await startAdmin(options)
      const site = await startVite({ ...configuration, serverPort, adminUrl, sandboxUrl: shop.sandboxUrl })
      // Not awaited: it has nothing to write, and may wait long for browsers.
      options.onStart(async () => void site.close())
    },
  })
  options.onStart(restartOnChange(shop.restartServer))
  return shop
}

/** Starts Vite for the admin. Returns its URL. */
async function startAdmin({ configuration, developmentPort, recordChild, onStart, onGivenUp }: Options) {
  const { port, dataDir } = configuration
  const adminPort = await findFreePort(developmentPort + 1, port, developmentPort)
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
  const handleChange = (file: string | null) => {
    if (file === null || !file.endsWith('.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      printLine(`${file} has changed: starting the server again.`)
      restart().catch((error) => printLine(String(error)))
    }, SETTLE_MS)
  }
  const watchers = [
    watch(join(COMMERCE, 'src'), { recursive: true }, (_event, file) => handleChange(file)),
    watch(join(COMMERCE, 'medusa-config.ts'), () => handleChange('medusa-config.ts')),
  ]
  return async () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
