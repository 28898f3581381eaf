import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { STUDIO_PLACEHOLDERS } from '../../commerce/src/contract/studio/studio-profile.ts'
import { parseEnvironment } from '../../commerce/src/lib/environment.ts'
import { negotiateLanguage } from '../../commerce/src/lib/http/negotiate-language.ts'
import { escapeHtml } from '../../commerce/src/server/pages/html.ts'
import { buildShopConfig } from '../../commerce/src/server/shop-config.ts'
import { ADMIN, installAdmin } from '../bootstrap/install.mjs'
import { COMMERCE, ROOT } from '../bootstrap/paths.mjs'
import { findFreePort, LOOPBACK, getReachableHost } from './ports.ts'
import { runTasks, printLine } from './progress.ts'
import { startService } from './start-service.ts'
import { type ShopOptions, startShop } from './start-shop.ts'

const SETTLE_MS = 300
/** The paths that Vite passes on to the server. All others are the site's. */
const SERVER_PATHS = /^\/(api|store|auth|hooks|health|ready)(\/|\?|$)|^\/(admin|media\/uploads)\//
const ADMIN_PATHS = /^\/app(\/|\?|$)/

type Options = ShopOptions & { developmentPort: number }
type ViteServerOptions = {
  port: number
  host: string
  serverPort: number
  adminUrl: string
  sandboxUrl: string | undefined
}

/** Starts the shop from its sources: Vite in front of the server, which restarts when one of its files changes. */
export async function startDevelopment(options: Options) {
  await installAdmin([])
  const shop = await startShop(options)
  await runTasks({
    title: 'Starting Vite',
    work: async () => {
      const { developmentPort: serverPort, configuration } = options
      const adminUrl = await startAdmin(options)
      const site = await startViteServer({
        ...configuration,
        serverPort,
        adminUrl,
        sandboxUrl: shop.sandboxUrl,
      })
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

/**
 * Returns index.html with the shop's settings and a placeholder profile, in the language that the real server
 * would choose. It is not prerendered.
 */
export async function renderDevelopmentPage(headers: IncomingHttpHeaders, config: string) {
  const template = await readFile(join(ROOT, 'index.html'), 'utf8')
  const language = negotiateLanguage(headers.cookie, headers['accept-language'])
  return template
    .replace('lang="en"', `lang="${language}"`)
    .replace('name="shop-config" content=""', () => `name="shop-config" content="${escapeHtml(config)}"`)
    .replace(
      'name="studio" content=""',
      () => `name="studio" content="${escapeHtml(JSON.stringify(STUDIO_PLACEHOLDERS))}"`,
    )
}

/** Starts Vite's development server for the site's pages and files. */
async function startViteServer({ port, host, serverPort, adminUrl, sandboxUrl }: ViteServerOptions) {
  const target = `http://${getReachableHost(host)}:${serverPort}`
  const vite = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: {
      port,
      host,
      strictPort: true,
      proxy: { [ADMIN_PATHS.source]: adminUrl, [SERVER_PATHS.source]: { target, xfwd: false } },
    },
  })
  const { stripe } = parseEnvironment({ ...process.env, PORT: String(port), SANDBOX_URL: sandboxUrl })

  const fetchPage = async ({ url = '/', headers }: IncomingMessage) =>
    vite.transformIndexHtml(url, await renderDevelopmentPage(headers, buildShopConfig(stripe)))
  vite.middlewares.use((request, response, next) => {
    const send = (page: string) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    fetchPage(request).then(send, next)
  })
  await vite.listen()
  return vite
}
