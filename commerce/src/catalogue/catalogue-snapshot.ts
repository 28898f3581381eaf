import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { SEEDED_PRICING } from '../contract/totals'
import { reasonOf } from '../lib/reason-of'
import { type CatalogueAnswer, catalogueAnswer, PublicProducts } from './catalogue-answer'
import { CatalogueChanges } from './catalogue-changes'
import { type CatalogueFacts, catalogueFacts } from './catalogue-facts'
import { CatalogueReader } from './catalogue-reader'
import { type CatalogueSource, catalogueSource } from './catalogue-source'
import type { Catalogue } from './catalogue'

/** The catalogue as it was read last, its ready answer, and what pages tell of it. */
export type Snapshot = { catalogue: Catalogue; answer: CatalogueAnswer; facts: CatalogueFacts }

/** What is read at regular intervals although nothing was heard of a change, in milliseconds. */
const STOCK_EVERY_MS = 25_000
/** Everything is read so often while changes are heard; while they are not, each time in place of the stock. */
const EVERYTHING_EVERY_MS = 300_000
/** Changes often come in bursts (an order moves several sizes); they share one reading. */
const BURST_MS = 100
/** In a rush, with checkouts and orders every moment, reading must not take the server's whole time. */
const READ_AT_MOST_EVERY_MS = 250
/** What could not be read is tried again after this pause, in milliseconds. */
const RETRY_MS = 5000

/**
 * Keeps the catalogue in memory, so that browsing never waits for Medusa, nor fails with the database. Only one thing is
 * read at a time, and each reading begins after the one before has been put in: so no late one undoes a newer one.
 */
export class CatalogueSnapshot {
  #snapshot: Snapshot | undefined
  readonly #reader: CatalogueReader
  readonly #public = new PublicProducts()
  /** What has been heard of and not been read yet. */
  #pending = new CatalogueChanges()
  #reading: Promise<void> | undefined
  #next: { timer: NodeJS.Timeout; at: number } | undefined
  #isHearing = false
  /** When the last reading, and the last one of everything, began, in ms. */
  #readAt = -Infinity
  #everythingReadAt = -Infinity

  constructor(
    source: CatalogueSource,
    private readonly report: (error: unknown) => void,
  ) {
    this.#reader = new CatalogueReader(source)
    setInterval(() => this.#readRegularly(), STOCK_EVERY_MS).unref()
  }

  /** The newest snapshot; waits only for the very first one, and rejects when that cannot be read. */
  async current(): Promise<Snapshot> {
    if (this.#snapshot !== undefined) return this.#snapshot
    this.#pending.everything ||= this.#reading === undefined
    await this.#read()
    if (this.#snapshot === undefined) throw new Error('The catalogue has not been read')
    return this.#snapshot
  }

  /** The newest snapshot, without waiting for one. */
  latest(): Snapshot | undefined {
    return this.#snapshot
  }

  /** Every change is told to `hear` from now on; what has changed until now is not known. */
  startHearing(): void {
    this.#isHearing = true
    this.#pending.everything = true
    this.#readIn(0)
  }

  /** Changes are not told any more. */
  stopHearing(): void {
    this.#isHearing = false
  }

  /** Takes a notification of change-triggers.ts: something that the catalogue shows has changed. */
  hear(payload: string): void {
    this.#pending.hear(payload)
    const sinceLast = performance.now() - this.#readAt
    this.#readIn(Math.max(BURST_MS, READ_AT_MOST_EVERY_MS - sinceLast))
  }

  #readRegularly(): void {
    const isOld = performance.now() - this.#everythingReadAt > EVERYTHING_EVERY_MS
    if (isOld || !this.#isHearing) this.#pending.everything = true
    // Nothing tells when a checkout that nobody goes on with has held its pieces for long enough.
    else this.#pending.allStock = true
    this.#readIn(0)
  }

  /** Reads what is pending in so many milliseconds, unless that happens sooner anyway. */
  #readIn(wait: number): void {
    const at = performance.now() + wait
    if (this.#next !== undefined && this.#next.at <= at) return
    clearTimeout(this.#next?.timer)
    const timer = setTimeout(() => {
      this.#next = undefined
      // One that is under way looks for itself whether more is pending.
      if (this.#reading === undefined) this.#read().catch(this.report)
    }, wait).unref()
    this.#next = { timer, at }
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readPending().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #readPending(): Promise<void> {
    const changes = this.#pending
    this.#pending = new CatalogueChanges()
    let pause = RETRY_MS
    try {
      await this.#attempt(changes, () =>
        changes.everything ? this.#readEverything() : this.#readChanges(changes),
      )
      this.#publish()
      pause = READ_AT_MOST_EVERY_MS
    } finally {
      if (!this.#pending.areNone) this.#readIn(pause)
    }
  }

  async #readEverything(): Promise<void> {
    this.#readAt = this.#everythingReadAt = performance.now()
    await this.#reader.readEverything(async (part) => {
      // Now, because all at once they would take long to serialise.
      for (const product of part) this.#public.of(product, SEEDED_PRICING.currency)
      await nextTurn()
      if (this.#snapshot === undefined || !this.#pending.areSmall) return
      if (performance.now() - this.#readAt < READ_AT_MOST_EVERY_MS) return
      const changes = this.#pending.takeSmall()
      await this.#attempt(changes, () => this.#readChanges(changes))
      this.#publish()
    })
  }

  async #readChanges(changes: CatalogueChanges): Promise<void> {
    this.#readAt = performance.now()
    if (!(await this.#reader.readChanges(changes))) this.#pending.everything = true
  }

  /** What could not be read stays pending. */
  async #attempt(changes: CatalogueChanges, read: () => Promise<void>): Promise<void> {
    try {
      await read()
    } catch (error) {
      this.#pending.include(changes)
      throw error
    }
  }

  #publish(): void {
    const catalogue = this.#reader.catalogue()
    if (catalogue === undefined) return
    const made = catalogueAnswer(catalogue, this.#public)
    const before = this.#snapshot?.answer
    // The one before may be compressed already.
    const answer = before?.etag === made.etag ? before : made
    this.#snapshot = { catalogue, answer, facts: catalogueFacts(catalogue, answer) }
  }
}

let shared: CatalogueSnapshot | undefined

/** This process's snapshot; `container` may be any scope of the application. */
export function catalogueSnapshot(container: MedusaContainer): CatalogueSnapshot {
  if (shared === undefined) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    shared = new CatalogueSnapshot(catalogueSource(container), (error) =>
      logger.error(`The catalogue could not be read again: ${reasonOf(error)}`),
    )
  }
  return shared
}
