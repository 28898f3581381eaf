import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { DEFAULT_PRICING } from '../contract/money/totals'
import { getErrorMessage } from '../lib/error-message'
import { type CatalogueResponse, createCatalogueResponse, PublicProductCache } from './catalogue-response'
import { CatalogueChanges } from './catalogue-changes'
import { buildCatalogueIndex, type SalesCatalogue, type CatalogueIndex } from './catalogue-index'
import { CatalogueLoader } from './catalogue-loader'
import { type CatalogueQueries, createCatalogueQueries } from './catalogue-queries'

export type CachedCatalogue = {
  catalogue: SalesCatalogue
  response: CatalogueResponse
  index: CatalogueIndex
}

const STOCK_EVERY_MS = 25_000

/**
 * In ms: how often everything is read.
 * While no notifications arrive, each regular read reads everything, not only the stock.
 */
const EVERYTHING_EVERY_MS = 300_000

/** In ms: an order changes several sizes, which one read covers. */
const BURST_PAUSE_MS = 100

/** In ms: under load, reading must not take all of the server's time. */
const MIN_READ_INTERVAL_MS = 250

const RETRY_MS = 5000

/**
 * Keeps the catalogue in memory, so that browsing needs neither Medusa nor the database.
 * Only one read runs at a time.
 */
export class CatalogueCache {
  private snapshot: CachedCatalogue | undefined
  private readonly loader: CatalogueLoader
  private readonly products = new PublicProductCache()
  private pending = new CatalogueChanges()
  private reading: Promise<void> | undefined
  private readonly readTimer = new EarliestTimer(() => {
    if (this.reading === undefined) this.read().catch(this.report)
  })
  private isConnected = false
  /** In ms. */
  private readAt = -Infinity
  private everythingReadAt = -Infinity

  constructor(
    queries: CatalogueQueries,
    private readonly report: (error: unknown) => void,
  ) {
    this.loader = new CatalogueLoader(queries)
    setInterval(() => this.readRegularly(), STOCK_EVERY_MS).unref()
  }

  /** Returns the latest snapshot. Waits for the first one, and rejects if reading it fails. */
  async current(): Promise<CachedCatalogue> {
    if (this.snapshot !== undefined) return this.snapshot
    this.pending.everything ||= this.reading === undefined
    await this.read()
    if (this.snapshot === undefined) throw new Error('The catalogue has not been read')
    return this.snapshot
  }

  readLatest(): CachedCatalogue | undefined {
    return this.snapshot
  }

  /** From now on `onNotification` is called for all changes. Changes before that are unknown. */
  onConnect(): void {
    this.isConnected = true
    this.pending.everything = true
    this.readTimer.schedule(0)
  }

  onDisconnect(): void {
    this.isConnected = false
  }

  onNotification(payload: string): void {
    this.pending.add(payload)
    const sinceLast = performance.now() - this.readAt
    this.readTimer.schedule(Math.max(BURST_PAUSE_MS, MIN_READ_INTERVAL_MS - sinceLast))
  }

  private readRegularly(): void {
    const isOld = performance.now() - this.everythingReadAt > EVERYTHING_EVERY_MS
    if (isOld || !this.isConnected) this.pending.everything = true
    // No notification tells when a checkout releases its pieces, so all stock is read.
    else this.pending.allStock = true
    this.readTimer.schedule(0)
  }

  private read(): Promise<void> {
    this.reading ??= this.readPending().finally(() => (this.reading = undefined))
    return this.reading
  }

  private async readPending(): Promise<void> {
    const changes = this.pending
    this.pending = new CatalogueChanges()
    let pause = RETRY_MS
    try {
      await this.attempt(changes, () =>
        changes.everything ? this.readEverything() : this.readChanges(changes),
      )
      this.publish()
      pause = MIN_READ_INTERVAL_MS
    } finally {
      if (!this.pending.isEmpty) this.readTimer.schedule(pause)
    }
  }

  private async readEverything(): Promise<void> {
    this.readAt = this.everythingReadAt = performance.now()
    await this.loader.readEverything(async (part) => {
      // In parts, as converting all products at once would block the process.
      for (const product of part) this.products.get(product, DEFAULT_PRICING.currency)
      await nextTurn()
      await this.readChangesBetweenParts()
    })
  }

  /** Reading thousands of products takes many seconds. What is sold in that time must not be offered until the end. */
  private async readChangesBetweenParts(): Promise<void> {
    if (this.snapshot === undefined || !this.pending.hasPartial) return
    if (performance.now() - this.readAt < MIN_READ_INTERVAL_MS) return
    const changes = this.pending.takeIds()
    await this.attempt(changes, () => this.readChanges(changes))
    this.publish()
  }

  private async readChanges(changes: CatalogueChanges): Promise<void> {
    this.readAt = performance.now()
    if (!(await this.loader.readChanges(changes))) this.pending.everything = true
  }

  private async attempt(changes: CatalogueChanges, read: () => Promise<void>): Promise<void> {
    try {
      await read()
    } catch (error) {
      this.pending.merge(changes)
      throw error
    }
  }

  private publish(): void {
    const catalogue = this.loader.getCatalogue()
    if (catalogue === undefined) return
    const created = createCatalogueResponse(catalogue, this.products)
    const before = this.snapshot?.response
    const response = before?.etag === created.etag ? before : created
    this.snapshot = { catalogue, response, index: buildCatalogueIndex(catalogue, response) }
  }
}

/** Returns the catalogue's cache of a container. Failures of reading are logged. */
export function createCatalogueCache(container: MedusaContainer): CatalogueCache {
  const logger = container.resolve('logger')
  return new CatalogueCache(createCatalogueQueries(container), (error) =>
    logger.error(`The catalogue could not be read again: ${getErrorMessage(error)}`),
  )
}

/** Calls `ring` once, at the earliest of the scheduled times. The timer does not keep the process alive. */
class EarliestTimer {
  private next: { timer: NodeJS.Timeout; at: number } | undefined

  constructor(private readonly ring: () => void) {}

  /** Schedules a call within `wait` ms. */
  schedule(wait: number): void {
    const at = performance.now() + wait
    if (this.next !== undefined && this.next.at <= at) return
    clearTimeout(this.next?.timer)
    const timer = setTimeout(() => {
      this.next = undefined
      this.ring()
    }, wait).unref()
    this.next = { timer, at }
  }
}
