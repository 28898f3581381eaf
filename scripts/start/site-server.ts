import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { parseEnvironment } from '../../commerce/src/lib/environment.ts'
import { buildShopConfig } from '../../commerce/src/server/shop-config.ts'
import { ROOT } from '../bootstrap/root.mjs'
import { developmentPage } from './development-page.ts'
import { reachableName } from './ports.ts'

/** What Vite hands on to the server; everything else is the site's. */
const SERVER_PATHS = /^\/(api|store|auth|hooks|health|ready)(\/|\?|$)|^\/(admin|media\/uploads)\//
const ADMIN_PATHS = /^\/app(\/|\?|$)/

type SiteServerOptions = {
  port: number
  host: string
  serverPort: number
  adminUrl: string
  sandboxUrl: string | undefined
}

/** Starts Vite's development server for the site's pages and files. */
export async function startSiteServer({ port, host, serverPort, adminUrl, sandboxUrl }: SiteServerOptions) {
  const target = `http://${reachableName(host)}:${serverPort}`
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
    vite.transformIndexHtml(url, await developmentPage(headers, buildShopConfig(stripe)))
  vite.middlewares.use((request, response, next) => {
    const send = (page: string) =>
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    fetchPage(request).then(send, next)
  })
  await vite.listen()
  return vite
}
