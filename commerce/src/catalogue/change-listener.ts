import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { CHANGE_CHANNEL } from './change-triggers'

/** Who is told of changes. */
export type ChangeHearer = {
  /** Whatever changes from now on is told to `hear`. */
  startHearing(): void
  stopHearing(): void
  hear(payload: string): void
}

/** The listener's connection, as pg_stat_activity lists it. */
const APPLICATION_NAME = 'atelier-catalogue-listener'
/** Longest wait for a connection or for an answer of PostgreSQL's, in milliseconds. */
const TIMEOUT_MS = 5000
/** The pause before connecting again: doubled with each failure. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** How often it is tried whether notifications still arrive, in milliseconds. */
const PROBE_EVERY_MS = 60_000
const PROBE = 'probe'

/**
 * Listens for changes of the catalogue on a connection of its own, outside the pool, and connects again when that is lost.
 * It counts as hearing only once a notification of its own has arrived: behind a pooler of transactions none ever does.
 * Resolves after the first attempt, whatever came of it. Keeps no process alive.
 */
export async function listenForChanges(
  databaseUrl: string,
  hearer: ChangeHearer,
  report: (sentence: string) => void,
): Promise<{ stop(): void }> {
  const listener = new ChangeListener(databaseUrl, hearer, report)
  await listener.connect()
  return listener
}

class ChangeListener {
  #client: Client | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #isStopped = false

  constructor(
    private readonly databaseUrl: string,
    private readonly hearer: ChangeHearer,
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
    this.#client = client
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('the connection has ended')))
    client.on('notification', ({ payload = '' }) => {
      if (!payload.startsWith(PROBE)) this.hearer.hear(payload)
    })
    try {
      await client.connect()
      // Its types leave this out.
      ;(client as Client & { unref(): void }).unref()
      await client.query(`listen ${CHANGE_CHANNEL}`)
      await this.#probe(client)
    } catch (error) {
      this.#lose(client, error)
      return
    }
    if (this.#client !== client) return
    if (this.#failures > 0) this.report('Changes of the catalogue are heard again')
    this.#failures = 0
    this.hearer.startHearing()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    const client = this.#client
    this.#client = undefined
    client?.end().catch(() => undefined)
  }

  /** Sends a notification and waits for it; then again from time to time. */
  async #probe(client: Client): Promise<void> {
    const probe = `${PROBE} ${randomUUID()}`
    const arrived = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('notifications do not arrive')), TIMEOUT_MS).unref()
      client.on('notification', function hear({ payload }) {
        if (payload !== probe) return
        clearTimeout(timer)
        client.off('notification', hear)
        resolve()
      })
    })
    await Promise.all([arrived, client.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, probe])])
    if (this.#client !== client) return
    const again = () => this.#probe(client).catch((error: unknown) => this.#lose(client, error))
    this.#timer = setTimeout(again, PROBE_EVERY_MS).unref()
  }

  #lose(client: Client, error: unknown): void {
    // One loss makes several events.
    if (this.#client !== client || this.#isStopped) return
    this.#client = undefined
    clearTimeout(this.#timer)
    client.end().catch(() => undefined)
    this.hearer.stopHearing()
    if (this.#failures === 0) this.report(`Changes of the catalogue are not heard for now: ${String(error)}`)
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures)
    this.#failures += 1
    this.#timer = setTimeout(() => void this.connect(), pause).unref()
  }
}
