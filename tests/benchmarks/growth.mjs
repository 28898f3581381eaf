// Measures what may grow with the catalogue, and what must not: the bytes of pages, memory, how soon a change is seen, and
// how long a visitor waits while stock changes. It has 4, 100, 1,000 and 5,000 products in four languages.
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltShop } from '../support/built-shop'
import { crawl } from './crawl.mjs'
import { reportGoals } from './report-goals.mjs'
import { growCatalogue } from './grow-catalogue.mjs'
import { computePercentile } from './statistics.mjs'
import { call, openCheckout, fetchStaffHeaders, addStock } from './shop-client.mjs'

const SIZES = [4, 100, 1000, 5000]
/** With so many products all addresses are crawled; a smaller largest catalogue is crawled instead. */
const CRAWLED = 1000
const PRODUCT_BYTES = 40_000
const SHOP_BYTES = 120_000
/** A product's page may differ so much between catalogues. */
const SAME_WITHIN = 0.1
const MEMORY_BYTES = 600e6
const VISITOR_P99_MS = 50
const NOTIFIED_WITHIN_MS = 1000
const VISIT_MS = 20_000
const VISITS_A_SECOND = 50
const CHANGES = 5
/** Longest that is waited for the server to know of what was written into its database, in ms. */
const TIMEOUT_MS = 120_000
const LOG_SHOWN = 4000

/** @typedef {Awaited<ReturnType<typeof startBuiltShop>>} System */
/** @typedef {import('./report-goals.mjs').Goal} Goal */

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} args numbers of products */
export async function run(args) {
  const sizes = args.length === 0 ? SIZES : args.map(Number)
  // One address makes all the requests here; visitors come from many.
  const environment = { RATE_LIMIT_FACTOR: '100000' }
  const here = await startBuiltShop({ environment })
  /** @type {System | undefined} */
  let there
  try {
    there = await startBuiltShop({ environment: { ...environment, DATABASE_URL: here.databaseUrl } })
    return report(await measureAll(here, there, sizes))
  } catch (error) {
    // The data, and the log with them, are gone once the system has stopped.
    console.error(readFileSync(join(here.dataDir, 'logs', 'server.log'), 'utf8').slice(-LOG_SHOWN))
    throw error
  } finally {
    await there?.stop()
    await here.stop()
  }
}

/** @param {System} here @param {System} there another server on the same database @param {readonly number[]} sizes */
async function measureAll(here, there, sizes) {
  const staff = await fetchStaffHeaders(here)
  await addStock(here.siteUrl, staff)
  const { products } = await call(`${here.siteUrl}/api/products`)
  const crawledSize = sizes.includes(CRAWLED) ? CRAWLED : sizes.at(-1)
  const rounds = []
  for (const size of sizes) {
    await growCatalogue(here.databaseUrl, products[0].id, size)
    await Promise.all([here, there].map((system) => waitUntilForSale(system, size)))
    const round = {
      size,
      bytes: await measureBytes(here.siteUrl, products[1].handle),
      visits: await visitWhileBuying(here.siteUrl, products[2]),
      heard: await measureNotification(here, there, products[3], staff),
      crawled:
        size === crawledSize ? await crawl(here.siteUrl, listAddresses(await fetchHandles(here))) : undefined,
      memory: readPeakMemory(here.pids['server'] ?? 0),
    }
    rounds.push(round)
    reportGoals(buildGoals(round))
    console.log()
  }
  return rounds
}

/** @typedef {Awaited<ReturnType<typeof measureAll>>[number]} Round */

/** @param {System} system @param {number} size */
async function waitUntilForSale(system, size) {
  const deadline = Date.now() + TIMEOUT_MS
  for (let sold = 0; sold < size; sold = (await fetchHandles(system)).length) {
    if (Date.now() > deadline) throw new Error(`${system.siteUrl} sells ${sold} of ${size} products`)
    await pause(500)
  }
}

/** @param {System} system @returns {Promise<string[]>} */
async function fetchHandles({ siteUrl }) {
  const { products } = await call(`${siteUrl}/api/products`)
  return products.map((/** @type {{ handle: string }} */ { handle }) => handle)
}

/** Each product's page as it is shared, and at the address of each language. @param {readonly string[]} products */
function listAddresses(products) {
  const versions = ['', '?lang=en', '?lang=de', '?lang=fr', '?lang=it']
  return products.flatMap((handle) => versions.map((version) => `/product/${handle}${version}`))
}

/** Bytes of what visitors fetch: as it is, and as it travels. @param {string} siteUrl @param {string} handle */
async function measureBytes(siteUrl, handle) {
  const ask = async (/** @type {string} */ path, /** @type {string} */ encoding) => {
    const response = await fetch(siteUrl + path, { headers: { 'accept-encoding': encoding } })
    const length = Number(response.headers.get('content-length'))
    await response.arrayBuffer()
    return { length, encoding: response.headers.get('content-encoding') ?? 'identity' }
  }
  return {
    product: (await ask(`/product/${handle}`, 'identity')).length,
    shop: (await ask('/shop', 'identity')).length,
    catalogue: await ask('/api/products', 'identity'),
    compressed: await ask('/api/products', 'gzip, br'),
  }
}

/** Milliseconds of each visit of the home page while somebody opens a checkout each second. @param {string} siteUrl @param {any} product */
async function visitWhileBuying(siteUrl, product) {
  const end = performance.now() + VISIT_MS
  const buying = pollEvery(1000, end, () => openCheckout(siteUrl, product))
  const visits = await pollEvery(1000 / VISITS_A_SECOND, end, async () => {
    const start = performance.now()
    const response = await fetch(siteUrl, { headers: { 'accept-encoding': 'gzip, br' } })
    await response.arrayBuffer()
    return performance.now() - start
  })
  await buying
  return visits
}

/** Does something at a steady rate, however long it takes, until `end`. @template T @param {number} ms @param {number} end @param {() => Promise<T>} work */
async function pollEvery(ms, end, work) {
  const all = []
  for (let next = performance.now(); next < end; next += ms) {
    await pause(Math.max(0, next - performance.now()))
    const done = work()
    // The caller that waits for all gets the error.
    done.catch(() => undefined)
    all.push(done)
  }
  return Promise.all(all)
}

/** Milliseconds from the answer to a change of price until each server tells it. @param {System} here @param {System} there @param {any} product @param {Record<string, string>} headers of the staff */
async function measureNotification(here, there, product, headers) {
  const { variants } = (
    await call(`${here.siteUrl}/admin/products/${product.id}?fields=id,*variants`, { headers })
  ).product
  const all = []
  for (let change = 0; change < CHANGES; change++) {
    const amount = 20 + change
    await call(`${here.siteUrl}/admin/products/${product.id}/variants/batch`, {
      headers,
      body: {
        update: variants.map((/** @type {{ id: string }} */ { id }) => ({
          id,
          prices: [{ currency_code: 'chf', amount }],
        })),
      },
    })
    const start = performance.now()
    all.push(
      ...(await Promise.all(
        [here, there].map(async ({ siteUrl }) => {
          await waitForPrice(siteUrl, product.handle, amount)
          return performance.now() - start
        }),
      )),
    )
  }
  return all
}

/** Looks at the product's page, which is small whatever else is sold. @param {string} siteUrl @param {string} handle @param {number} amount */
async function waitForPrice(siteUrl, handle, amount) {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const page = await (await fetch(`${siteUrl}/product/${handle}`)).text()
    if (page.includes(`"price":${amount},`)) return
    if (Date.now() > deadline) throw new Error(`${siteUrl} does not tell the new price`)
    await pause(20)
  }
}

/** The most memory that a process has had, in bytes (proc(5), VmHWM). @param {number} pid */
function readPeakMemory(pid) {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** @param {Round} round @returns {Goal[]} */
function buildGoals({ size, bytes, visits, heard, crawled, memory }) {
  const prefix = `${size} products: `
  const [p99, slowest] = [computePercentile(visits, 0.99), Math.max(...heard)]
  return [
    checkMaximum(`${prefix}/product/x`, bytes.product, PRODUCT_BYTES, kilobytes),
    checkMaximum(`${prefix}/shop, first page`, bytes.shop, SHOP_BYTES, kilobytes),
    {
      what: `${prefix}/api/products, ${kilobytes(bytes.catalogue.length)}, as sent`,
      measured: `${kilobytes(bytes.compressed.length)} (${bytes.compressed.encoding})`,
      goal: 'compressed',
      isMet: bytes.compressed.encoding !== 'identity',
    },
    checkMaximum(`${prefix}/ while stock changes, p99`, p99, VISITOR_P99_MS, milliseconds),
    checkMaximum(
      `${prefix}a change seen on two servers, slowest of ${heard.length}`,
      slowest,
      NOTIFIED_WITHIN_MS,
      milliseconds,
    ),
    ...(crawled === undefined
      ? []
      : [
          {
            what: `${prefix}${crawled.pages} addresses crawled, median a page`,
            measured: milliseconds(crawled.median),
            goal: '',
            isMet: undefined,
          },
          checkMaximum(`${prefix}memory of the server, peak`, memory, MEMORY_BYTES, megabytes),
        ]),
  ]
}

/** @param {readonly Round[]} rounds */
function report(rounds) {
  const pages = rounds.map(({ bytes }) => bytes.product)
  const difference = Math.max(...pages) / Math.min(...pages) - 1
  const goals = [
    ...rounds.flatMap(buildGoals),
    checkMaximum(
      `/product/x, largest over smallest`,
      difference,
      SAME_WITHIN,
      (value) => `${(value * 100).toFixed(1)} %`,
    ),
  ]
  console.log(
    `${availableParallelism()} cores (load ${loadavg()[0]?.toFixed(1)}), Node ${process.version}, everything on this machine.\n`,
  )
  return reportGoals(goals)
}

/** @param {string} what @param {number} measured @param {number} max @param {(value: number) => string} shown @returns {Goal} */
function checkMaximum(what, measured, max, shown) {
  return { what, measured: shown(measured), goal: `<= ${shown(max)}`, isMet: measured <= max }
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`
/** @param {number} ms */
const milliseconds = (ms) => `${ms.toFixed(1)} ms`
