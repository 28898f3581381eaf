import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { CatalogueIndex } from '../../../src/catalogue/catalogue-index'
import { PAGE_NAMES } from '../../../src/contract/site/pages'
import { LANGUAGES } from '../../../src/contract/site/language'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { parseEnvironment } from '../../../src/lib/environment'
import { createAdminLayer } from '../../../src/server/layers/admin-layer'
import { createAssetLayer } from '../../../src/server/layers/static-files'
import { createRequestHandler } from '../../../src/server/request-handler'
import { createPageHeaders, buildCommonHeaders } from '../../../src/server/guard/security-headers'
import { createPageServer } from '../../../src/server/pages/page-server'
import { loadPages } from '../../../src/server/pages/page-store'
import { createCrawlerLayer } from '../../../src/server/pages/crawler-files'
import type { RenderBody } from '../../../src/server/pages/page-renderer'
import { createReadiness } from '../../../src/server/readiness'
import { buildShopConfig } from '../../../src/server/shop-config'
import { listen, send } from './http-client'
import { buildPages } from './site-fixture'

const ENVIRONMENT = parseEnvironment({ SANDBOX_URL: 'http://localhost:9101', RATE_LIMIT_FACTOR: '1' })

/** The server in front of Medusa, as each test finds it. */
export class ServerFixture {
  siteDir = ''
  /** Where the admin is built; there is none. */
  adminDir = '/nowhere'
  catalogue: CatalogueIndex | undefined
  studio = STUDIO_PLACEHOLDERS
  /** The headers with which the last request reached Medusa. */
  medusaHeaders: IncomingHttpHeaders | undefined
  readiness = createReadiness(50)
  readonly render = vi.fn<RenderBody>(({ name, path }) => Promise.resolve(`<p>${name} at ${path}</p>`))
  private server: Server = createServer()

  async start(): Promise<void> {
    this.stop()
    this.medusaHeaders = undefined
    this.readiness = createReadiness(50)
    this.catalogue = undefined
    this.studio = STUDIO_PLACEHOLDERS
    this.render.mockClear()
    const headers = buildCommonHeaders(ENVIRONMENT)
    const { publicUrl } = ENVIRONMENT
    const catalogue = () => this.catalogue
    const pages = await loadPages({
      siteDir: this.siteDir,
      publicUrl,
      config: buildShopConfig(ENVIRONMENT.stripe),
      catalogue,
      studio: () => this.studio,
      render: this.render,
    })
    const handler = createRequestHandler({
      environment: ENVIRONMENT,
      readiness: this.readiness,
      admin: createAdminLayer(this.adminDir, this.siteDir),
      site: {
        pages: createPageServer(pages, createPageHeaders(ENVIRONMENT), {
          ownOrigins: ENVIRONMENT.ownOrigins,
          isSecure: true,
        }),
        crawlers: createCrawlerLayer({ publicUrl, catalogue, headers }),
        assets: createAssetLayer(this.siteDir, headers),
      },
    })
    handler.attach(fakeMedusa((headers) => (this.medusaHeaders = headers)))
    this.server = await listen(createServer(handler.handle))
  }

  stop(): void {
    this.server.close()
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
    return send(this.server, { path, headers, method, body })
  }

  post(path: string, body: string) {
    return this.get(path, { 'content-type': 'application/json' }, 'POST', body)
  }
}

/** Starts a server before each test, so that none inherits another's used-up limits. */
export function setUpServer(): ServerFixture {
  const fixture = new ServerFixture()
  beforeAll(async () => {
    fixture.siteDir = await mkdtemp(join(tmpdir(), 'site-'))
    await writeSite(fixture.siteDir)
  })
  beforeEach(() => fixture.start())
  afterAll(async () => {
    fixture.stop()
    await rm(fixture.siteDir, { recursive: true })
  })
  return fixture
}

function fakeMedusa(onRequest: (headers: IncomingHttpHeaders) => void) {
  const app = express()
  app.set('trust proxy', 1)
  app.use((incoming, _response, next) => {
    onRequest(incoming.headers)
    next()
  })
  app.get('/admin/products', (_incoming, response) => response.json('medusa'))
  app.get('/admin/broken', () => {
    throw new Error('secret detail')
  })
  app.post('/auth/*', (incoming, response) => response.json(incoming.body ?? {}))
  return app
}

export async function writeSite(folder: string) {
  await mkdir(join(folder, 'site/static/js'), { recursive: true })
  await writeFile(join(folder, 'site/static/js/main.abcdef12.chunk.js'), 'run()')
  await writeFile(join(folder, 'site/static/js/main.abcdef12.chunk.js.br'), 'br')
  await writeFile(join(folder, 'site/favicon.svg'), '<svg/>')
  await mkdir(join(folder, 'site/media/film'), { recursive: true })
  await writeFile(join(folder, 'site/media/film/test.webm'), '0123456789')
  for (const language of LANGUAGES) {
    await mkdir(join(folder, 'pages', language), { recursive: true })
    const { pageTexts, html } = buildPages(language)
    await writeFile(join(folder, 'pages', language, 'facts.json'), JSON.stringify(pageTexts))
    for (const name of PAGE_NAMES) await writeFile(join(folder, 'pages', language, `${name}.html`), html)
  }
}
