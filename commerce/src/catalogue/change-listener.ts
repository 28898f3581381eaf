import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { CatalogueCache } from './catalogue-cache'
import { CHANGE_CHANNEL } from './change-triggers'

export type ChangeHandlers = Pick<CatalogueCache, 'onConnect' | 'onDisconnect' | 'onNotification'>

const APPLICATION_NAME = 'atelier-catalogue-listener'
const TIMEOUT_MS = 5000
const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5000
const PROBE_EVERY_MS = 60_000
const PROBE_PREFIX = 'probe'

/**
 * Listens on a connection of its own and reconnects. It counts as connected when its own notification arrives.
 * Resolves after the first attempt.
 */
export async function listenForChanges(
  databaseUrl: string,
  handlers: ChangeHandlers,
  report: (sentence: string) => void,
): Promise<{ stop(): void }> {
  const listener = new ChangeListener(databaseUrl, handlers, report)
  await listener.connect()
  return listener
}

class ChangeListener {
  private client: Client | undefined
  private timer: NodeJS.Timeout | undefined
  private failures = 0
  private isStopped = false

  constructor(
    private readonly databaseUrl: string,
    private readonly handlers: ChangeHandlers,
    private readonly report: (sentence: string) => void,
  ) {}

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
    })
    this.client = client
    client.on('error', (error) => this.lose(client, error))
    client.on('end', () => this.lose(client, new Error('the connection has ended')))
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(PROBE_PREFIX)) this.handlers.onNotification(payload)
    })
    try {
      await client.connect()
      ;(client as Client & { unref(): void }).unref()
      await client.query(`listen ${CHANGE_CHANNEL}`)
      await this.probe(client)
    } catch (error) {
      this.lose(client, error)
      return
    }
    if (this.client !== client) return
    if (this.failures > 0) this.report('Notifications of catalogue changes arrive again')
    this.failures = 0
    this.handlers.onConnect()
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
    const client = this.client
    this.client = undefined
    client?.end().catch(() => undefined)
  }

  private async probe(client: Client): Promise<void> {
    const probe = `${PROBE_PREFIX} ${randomUUID()}`
    const arrived = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('notifications do not arrive')), TIMEOUT_MS).unref()
      client.on('notification', function onProbe({ payload }) {
        if (payload !== probe) return
        clearTimeout(timer)
        client.off('notification', onProbe)
        resolve()
      })
    })
    await Promise.all([arrived, client.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, probe])])
    if (this.client !== client) return
    const probeAgain = () => void this.probe(client).catch((error: unknown) => this.lose(client, error))
    this.timer = setTimeout(probeAgain, PROBE_EVERY_MS).unref()
  }

  private lose(client: Client, error: unknown): void {
    if (this.client !== client || this.isStopped) return
    this.client = undefined
    clearTimeout(this.timer)
    client.end().catch(() => undefined)
    this.handlers.onDisconnect()
    if (this.failures === 0)
      this.report(`Notifications of catalogue changes do not arrive for now: ${String(error)}`)
    const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures)
    this.failures += 1
    this.timer = setTimeout(() => void this.connect(), pause).unref()
  }
}
