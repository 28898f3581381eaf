import { once } from 'node:events'
import { join } from 'node:path'
import { EnvironmentError, parseEnvironment, type Environment } from '../lib/environment'
import { findExposureProblems } from '../lib/environment-problems'
import { getUploadsFolder } from '../lib/images/upload-paths'
import { createAdminLayer } from './layers/admin-layer'
import { createAssetLayer, createUploadsLayer } from './layers/static-files'
import { createCatalogueLayer } from './layers/catalogue-layer'
import { createMetrics, startMetricsServer } from './metrics/metrics'
import type { ReadQueueMetrics } from '../monitoring/monitoring-queries'
import { createRequestHandler } from './request-handler'
import { createPageHeaders, buildCommonHeaders } from './guard/security-headers'
import { createPageServer, type RequestLayer } from './pages/page-server'
import { createPageRenderer } from './pages/page-renderer'
import { loadPages } from './pages/page-store'
import { createCrawlerLayer } from './pages/crawler-files'
import { createWebManifestLayer } from './pages/web-manifest'
import { createReadiness } from './readiness'
import { redactOutput } from './logs/redact-output'
import { createDatabaseCounter, createSharedCounter } from './guard/shared-rate-limits'
import { DeferredShopReader } from './deferred-shop-reader'
import { buildShopConfig } from './shop-config'
import { drain, getGracePeriods } from './shutdown'
import { createHttpServer } from './guard/timeouts'

const COMMERCE_FOLDER = join(__dirname, '..', '..')
/** The built admin is in a folder beside that of the built server. */
const ADMIN_FOLDER = join(COMMERCE_FOLDER, '..', 'admin')
/** In ms: time to close the connections to database and Redis after the last request. */
const CLOSE_CONNECTIONS_MS = 650

/**
 * Runs in place of `medusa start`: the site in front, Medusa behind it, on one port. The port is open before Medusa is
 * loaded, so that pages are served meanwhile.
 */
async function main() {
  redactOutput(process.stdout, process.stderr)
  const environment = parseEnvironment(process.env)
  const problems = findExposureProblems(environment)
  if (problems.length > 0) throw new EnvironmentError(problems)
  assertNeutralLocale()
  // Medusa would log addresses with session ids.
  process.env['LOG_LEVEL'] ||= 'info'

  const readiness = createReadiness()
  const shop = new DeferredShopReader()
  const counter = createDatabaseCounter(environment.databaseUrl)
  const handler = await createHandler(environment, { readiness, shop, counter })
  const server = createHttpServer(handler.handle)
  await once(server.listen(environment.port, environment.host), 'listening')

  const medusa = await loadMedusa(environment)
  shop.attach(medusa.shop)
  await medusa.followChanges()
  handler.attach(medusa.app)
  readiness.serve(medusa.isSchemaCurrent)
  if (environment.workerMode !== 'server') void medusa.recoverLostPayments()
  if (environment.nodeEnv === 'production') void medusa.warnBeforeOpening()

  stopWhenTold(async () => {
    readiness.stop()
    const grace = getGracePeriods(environment.trustProxy === 1)
    setTimeout(() => process.exit(1), grace.graceMs + grace.drainMs + CLOSE_CONNECTIONS_MS).unref()
    await drain(server, grace)
    await Promise.all([medusa.shutdown(), counter.end()])
    process.exit(0)
  })
  process.send?.({ type: 'ready' })
}

type HandlerParts = {
  readiness: ReturnType<typeof createReadiness>
  shop: DeferredShopReader
  counter: ReturnType<typeof createDatabaseCounter>
}

async function createHandler(environment: Environment, { readiness, shop, counter }: HandlerParts) {
  const site = await loadSite(environment, shop)
  return createRequestHandler({
    environment,
    site,
    readiness,
    uploads: createUploadsLayer(getUploadsFolder(environment.dataDir), buildCommonHeaders(environment)),
    catalogue: createCatalogueLayer(() => shop.catalogue()?.response, buildCommonHeaders(environment)),
    ...(site !== undefined && { admin: createAdminLayer(ADMIN_FOLDER, environment.siteDir) }),
    sharedCounter: createSharedCounter(counter, environment.cookieSecret),
    observe: await startMetrics(environment, () => shop.readQueueMetrics()),
  })
}

/**
 * Loads Medusa's modules, which takes seconds, and then starts it. With BEGINS_ON_MESSAGE, it starts only when the parent
 * process says that the database is prepared.
 */
async function loadMedusa(environment: Environment) {
  const { loadMedusaApp } = require('./medusa-app') as typeof import('./medusa-app')
  if (process.env['BEGINS_ON_MESSAGE'] === 'true') {
    process.send?.({ type: 'loaded' })
    await once(process, 'message')
  }
  return loadMedusaApp(COMMERCE_FOLDER, environment)
}

/** Calls `stop` at the first signal to end, or when the parent process is gone. Later signals do nothing. */
function stopWhenTold(stop: () => Promise<void>): void {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    void stop()
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
  process.once('disconnect', stopOnce)
}

/** Serves metrics if a port is set for them; returns the function that times a request. */
async function startMetrics(
  { metrics, dataDir, backupStamp }: Environment,
  readQueueMetrics: ReadQueueMetrics,
) {
  if (metrics === undefined) return undefined
  const measured = createMetrics({ dataDir, backupStamp, readQueueMetrics })
  await startMetricsServer(measured, metrics)
  return measured.observe
}

async function loadSite(environment: Environment, shop: DeferredShopReader) {
  if (environment.nodeEnv === 'development') return undefined
  const { siteDir, publicUrl, ownOrigins, stripe } = environment
  const headers = buildCommonHeaders(environment)
  const catalogue = () => shop.catalogue()?.index
  const { studio } = shop
  const pages = await loadPages({
    siteDir,
    publicUrl,
    config: buildShopConfig(stripe),
    catalogue,
    studio,
    render: createPageRenderer(siteDir),
  })
  const manifest = await createWebManifestLayer({ siteDir, studio, headers })
  const crawlers = createCrawlerLayer({ publicUrl, catalogue, headers })
  return {
    pages: createPageServer(pages, createPageHeaders(environment), {
      ownOrigins,
      isSecure: publicUrl.startsWith('https:'),
    }),
    crawlers: (...call: Parameters<RequestLayer>) => manifest(...call) || crawlers(...call),
    assets: createAssetLayer(siteDir, headers),
  }
}

/** Medusa parses amounts it formatted in the locale: with de_DE capturing 106.61 fails. */
function assertNeutralLocale() {
  const sample = (1234.5).toLocaleString(undefined, { useGrouping: false })
  if (sample !== '1234.5')
    throw new EnvironmentError([`LC_ALL must be C.UTF-8: here 1234.5 is written ${sample}.`])
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
})
