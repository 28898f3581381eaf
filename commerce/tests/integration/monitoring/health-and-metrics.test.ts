import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { get, send } from '../../support/shop-client'
import { connect, copyDatabase, query } from '../../support/database'
import { startShop, type Shop } from '../../support/shop'
import { findFreePort } from '../../../../scripts/start/ports'
import { writeStubSite } from '../../support/stub-site'

const GIVEN = '0b3c1d2e-given-by-the-proxy'
/** A session that nobody has: to look it up asks the database. */
const SESSION = `cs_test_${'b'.repeat(40)}`

let folder: string
let shop: Shop
let metricsUrl: string
let backupStamp: string
let collector: Server
/** The requests that a collector of traces has received, by path. */
const traced = new Map<string, string>()

beforeAll(async () => {
  const collectorPort = await findFreePort(0)
  collector = createServer((request, response) => {
    const path = request.url ?? ''
    request.setEncoding('latin1')
    request.on('data', (part: string) => traced.set(path, (traced.get(path) ?? '') + part))
    request.on('end', () => response.end())
  }).listen(collectorPort, '127.0.0.1')
  folder = await mkdtemp(join(tmpdir(), 'watched-'))
  await writeStubSite(folder)
  const port = await findFreePort(0)
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  backupStamp = join(folder, 'last-backup')
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'watching'), {
    dataDir: folder,
    more: {
      NODE_ENV: 'local',
      SITE_DIR: folder,
      TRUST_PROXY: '1',
      METRICS_PORT: String(port),
      BACKUP_STAMP: backupStamp,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
})
afterAll(async () => {
  await shop?.stop()
  collector.close()
  await rm(folder, { recursive: true, force: true })
})

/** The value of a line of the metrics; undefined where there is none. */
async function metric(line: string): Promise<number | undefined> {
  const text = String((await get(metricsUrl)).body)
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1).replace('+Inf', 'Infinity'))
}

const count = (route: string, status: number) =>
  metric(`shop_request_duration_seconds_count{route="${route}",status="${status}"}`)

/** A reading of the database is kept for five seconds. */
const soon = { interval: 200 }

describe('who watches the shop', () => {
  it('sees requests by the name of their route, and nothing that a visitor has typed', async () => {
    for (const path of [
      '/privacy',
      '/privacy',
      '/product/my-secret-shirt',
      '/made-up',
      '/api/products',
      '/api/nothing',
    ])
      await get(shop.origin + path)
    await expect.poll(() => count('page:privacy', 200)).toBe(2)
    expect(await count('page:product', 404)).toBe(1)
    expect(await count('other', 404)).toBe(1)
    expect(await count('api:other', 404)).toBe(1)
    expect(await count('api:products', 200)).toBeGreaterThan(0)
    const text = String((await get(metricsUrl)).body)
    expect(text).not.toMatch(/my-secret-shirt|made-up|nothing/)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('is served on a port of its own', async () => {
    expect((await get(`${shop.origin}/metrics`)).status).toBe(404)
    expect((await get(metricsUrl.replace('/metrics', '/'))).status).toBe(404)
  })

  it('sees how long a payment has been waiting for its order, and which mails were given up', async () => {
    await expect.poll(() => metric('shop_settling_queue_length'), soon).toBe(0)
    expect(await metric('shop_unsettled_payment_age_seconds')).toBe(0)
    await query(
      shop.databaseUrl,
      `insert into checkout_event (id, provider_event_id, type, session_id, next_attempt_at, created_at)
       values ('chkev_w', 'evt_w', 'checkout.session.completed', 'cs_w', now() + interval '1 hour', now() - interval '700 seconds')`,
    )
    await query(
      shop.databaseUrl,
      `insert into checkout_mail (id, intent_id, kind, occasion, recipient, facts, state, next_attempt_at, created_at)
       select 'chkmail_' || state, 'chki_w', 'confirmation', state, 'a@example.ch', '{}', state, now() + interval '1 hour',
         now() - interval '60 seconds' from unnest(array['queued', 'failed', 'sent']) as state`,
    )
    await expect.poll(() => metric('shop_settling_queue_length'), soon).toBe(1)
    expect(await metric('shop_unsettled_payment_age_seconds')).toBeGreaterThanOrEqual(700)
    expect(await metric('shop_settling_queue_age_seconds')).toBeGreaterThanOrEqual(700)
    expect(await metric('shop_mails_failed')).toBe(1)
    // The shop's own alerts about these wait, too, sooner or later.
    const queued = "select count(*)::int as mails from checkout_mail where state = 'queued'"
    const unseen = async () => {
      const [row] = await query<{ mails: number }>(shop.databaseUrl, queued)
      return (row?.mails ?? NaN) - ((await metric('shop_mails_queued')) ?? NaN)
    }
    await expect.poll(unseen, soon).toBe(0)
    expect(await metric('shop_mails_queued_age_seconds')).toBeGreaterThanOrEqual(60)
    expect(await metric('shop_database_up')).toBe(1)
  })

  it('sees how much disk is left, and how old the backup is or that there is none', async () => {
    const free = await metric('shop_data_disk_free_bytes')
    expect(free).toBeGreaterThan(0)
    expect(free).toBeLessThanOrEqual(Number(await metric('shop_data_disk_size_bytes')))
    await expect.poll(() => metric('shop_backup_age_seconds'), soon).toBe(Number.POSITIVE_INFINITY)
    await writeFile(backupStamp, `${new Date(Date.now() - 3_600_000).toISOString()}\n`)
    await expect.poll(() => metric('shop_backup_age_seconds'), soon).toBeLessThan(3700)
    expect(await metric('shop_backup_age_seconds')).toBeGreaterThanOrEqual(3600)
  })

  it('finds the lines of a failed request by the id that its answer names', async () => {
    const database = await connect(shop.databaseUrl)
    try {
      await database.query('begin; lock table checkout_intent in access exclusive mode')
      const failed = await get(`${shop.origin}/api/orders?session_id=${SESSION}`, { 'x-request-id': GIVEN })
      expect([failed.status, failed.headers.get('x-request-id')]).toEqual([503, GIVEN])
    } finally {
      await database.end()
    }
    const lines = () =>
      shop
        .server()
        .output()
        .split('\n')
        .filter((line) => line !== '')
    await expect.poll(() => lines().some((line) => line.includes(GIVEN))).toBe(true)
    // Each line is one of JSON, whoever has written it.
    const parsed = lines().map(
      (line) => JSON.parse(line) as { level: string; message: string; requestId?: string },
    )
    const [found, ...others] = parsed.filter(({ requestId }) => requestId === GIVEN)
    expect(found).toMatchObject({
      level: 'error',
      message: expect.stringContaining('GET /api/orders answered 503'),
    })
    expect(others.every(({ level }) => level === 'error' || level === 'warn')).toBe(true)
    expect(shop.server().output()).not.toContain('cs_test_')
  })

  it('gets an id for each request, and none that a stranger made up', async () => {
    const ids = async (given: Record<string, string>) => {
      const { headers } = await get(`${shop.origin}/health`, given)
      return headers.get('x-request-id')
    }
    const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
    const first = await ids({})
    expect(first).toMatch(uuid)
    expect(await ids({})).not.toBe(first)
    for (const made of ['short', 'x'.repeat(65), SESSION, 'a b c d e f g h i j', '"}{"level":"error"'])
      expect(await ids({ 'x-request-id': made })).toMatch(uuid)
  })

  it('follows queries with a collector, which hears of no session and of nobody', async () => {
    traced.clear()
    await get(`${shop.origin}/api/orders?session_id=${SESSION}`)
    const email = 'somebody@example.ch'
    expect((await send(`${shop.origin}/auth/user/emailpass`, { email, password: 'wrong' })).status).toBe(401)
    // Read after those, and traced after them.
    await query(shop.databaseUrl, "update product set title = title || ', new' where handle = 'donuts'")
    const traces = () => traced.get('/v1/traces') ?? ''
    await expect.poll(() => traces(), soon).toContain('query.graph: product')
    expect([...traced.keys()]).toEqual(['/v1/traces'])
    expect(traces()).not.toMatch(/cs_test_|@example|select "/)
  })
})
