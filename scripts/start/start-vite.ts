import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { STUDIO_PLACEHOLDERS } from '../../commerce/src/contract/studio/studio-profile.ts'
import { parseEnvironment } from '../../commerce/src/lib/environment.ts'
import { negotiateLanguage } from '../../commerce/src/lib/http/negotiate-language.ts'
import { escapeHtml } from '../../commerce/src/server/pages/html.ts'
import { buildShopConfig } from '../../commerce/src/server/shop-config.ts'
import { ROOT } from '../bootstrap/paths.mjs'
import { getReachableHost } from './ports.ts'

/** The paths that Vite passes on to the server. All others are the site's. */
const SERVER_PATHS = /^\/(api|store|auth|hooks|health|ready)(\/|\?|$)|^\/(admin|media\/uploads)\//
const ADMIN_PATHS = /^\/app(\/|\?|$)/

type ViteOptions = {
  port: number
  host: string
  serverPort: number
  adminUrl: string
  sandboxUrl: string | undefined
}

/** Starts Vite's development server for the site's pages and files. */
export async function startVite({ port, host, serverPort, adminUrl, sandboxUrl }: ViteOptions) {
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
