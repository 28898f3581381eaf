import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cacheResult } from '../../lib/async'
import { readBackupAgeS } from '../../monitoring/backup-age'
import { readDiskSpace } from '../../lib/disk-space'
import { toRouteName } from './route-name'
import type { QueueMetrics, ReadQueueMetrics } from '../../monitoring/monitoring-queries'

/** In seconds. Most pages take less than the first. */
const DURATION_BUCKETS_S = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** In ms: scrapes within this time share a reading of the database. */
const MAX_READING_AGE_MS = 5000

const QUEUE_GAUGES: Readonly<Record<keyof QueueMetrics, readonly [name: string, help: string]>> = {
  events_waiting: ['shop_settling_queue_length', 'Payment events that are not settled.'],
  oldest_event_age: [
    'shop_settling_queue_age_seconds',
    'Age of the oldest payment event that is not settled.',
  ],
  oldest_payment_age: ['shop_unsettled_payment_age_seconds', 'Age of the oldest payment without its order.'],
  mails_queued: ['shop_mails_queued', 'Mails that wait for the mail server.'],
  oldest_mail_age: ['shop_mails_queued_age_seconds', 'Age of the oldest mail that waits.'],
  mails_failed: ['shop_mails_failed', 'Mails that were given up.'],
}

type MetricsOptions = {
  dataDir: string
  backupStamp: string | undefined
  readQueueMetrics: ReadQueueMetrics
}

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics: counters of this process, and gauges that are read from the shop on each scrape. */
export function createMetrics({ dataDir, backupStamp, readQueueMetrics }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'Requests by route and status; from the request to the end of its answer.',
    labelNames: ['route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const database = gauge('shop_database_up', 'Whether the queues could be read; without it they are missing.')
  const queues = Object.entries(QUEUE_GAUGES).map(
    ([key, texts]) => [key as keyof QueueMetrics, gauge(...texts)] as const,
  )
  const diskFree = gauge('shop_data_disk_free_bytes', 'Free bytes of the disk that holds DATA_DIR.')
  const diskSize = gauge('shop_data_disk_size_bytes', 'Size of the disk that holds DATA_DIR.')
  const backup = backupStamp && gauge('shop_backup_age_seconds', 'Since the last whole backup; +Inf: none.')

  async function readShop(): Promise<void> {
    const [found, disk] = await Promise.all([
      readQueueMetrics().catch(() => undefined),
      readDiskSpace(dataDir).catch(() => undefined),
    ])
    database.set(found === undefined ? 0 : 1)
    for (const [key, queue] of queues) setGauge(queue, found?.[key])
    setGauge(diskFree, disk?.free)
    setGauge(diskSize, disk?.total)
    if (backup) backup.set(await readBackupAgeS(backupStamp))
  }

  const read = cacheResult(MAX_READING_AGE_MS, readShop)
  return {
    contentType: registry.contentType,
    /** Measures the time until the response to a request that begins now. */
    observe(path: string, response: ServerResponse): void {
      const start = performance.now()
      response.once('close', () => {
        const status = response.writableFinished ? response.statusCode : 'aborted'
        requests.observe({ route: toRouteName(path), status }, (performance.now() - start) / 1000)
      })
    },
    /** Returns all metrics in Prometheus' text format. */
    async formatText(): Promise<string> {
      await read()
      return registry.metrics()
    },
  }
}

/** An unknown value is left out, as 0 would look healthy. */
function setGauge(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

/** Serves GET /metrics on a separate port, which visitors cannot reach. Rejects if the port is in use. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.formatText().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  await once(server.listen(port, host), 'listening')
  return server
}
