import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { reasonOf } from '../lib/reason-of'
import { catalogueAnswer, type CatalogueAnswer } from './catalogue-answer'
import { type CatalogueFacts, catalogueFacts } from './catalogue-facts'
import { readCatalogue, type Catalogue } from './read-catalogue'

/** The catalogue as it was read last, its ready answer, and what pages tell of it. */
export type Snapshot = { catalogue: Catalogue; answer: CatalogueAnswer; facts: CatalogueFacts }

function snapshotOf(catalogue: Catalogue): Snapshot {
  const answer = catalogueAnswer(catalogue)
  return { catalogue, answer, facts: catalogueFacts(catalogue, answer) }
}

/** Pause between two readings when nothing is heard of a change, in milliseconds. */
const REFRESH_EVERY_MS = 25_000
/** Changes often come in bursts (an order moves several sizes); they share one reading. */
const BURST_MS = 100
/** In a rush, with checkouts and orders every moment, reading must not take the server's whole time. */
const READ_AT_MOST_EVERY_MS = 1000

/** Keeps the catalogue in memory, so that browsing never waits for Medusa, nor fails with the database. */
export class CatalogueSnapshot {
  #snapshot: Snapshot | undefined
  #reading: Promise<Snapshot> | undefined
  #isChanging = false
  /** When the last reading began, in ms. */
  #readAt = -Infinity

  constructor(
    private readonly read: () => Promise<Catalogue>,
    private readonly report: (error: unknown) => void,
  ) {
    setInterval(() => this.#refresh(), REFRESH_EVERY_MS).unref()
  }

  /** The newest snapshot; waits only for the very first one, and rejects when that cannot be read. */
  async current(): Promise<Snapshot> {
    return this.#snapshot ?? this.#readOnce()
  }

  /** The newest snapshot, without waiting for one. */
  latest(): Snapshot | undefined {
    return this.#snapshot
  }

  /** Something that the catalogue shows has changed. */
  changed(): void {
    if (this.#isChanging) return
    this.#isChanging = true
    const sinceLast = performance.now() - this.#readAt
    const wait = Math.max(BURST_MS, READ_AT_MOST_EVERY_MS - sinceLast)
    setTimeout(() => {
      this.#isChanging = false
      // A reading that is under way may have begun before the change.
      void (this.#reading ?? Promise.resolve()).catch(() => undefined).then(() => this.#refresh())
    }, wait).unref()
  }

  #refresh(): void {
    this.#readOnce().catch(this.report)
  }

  #readOnce(): Promise<Snapshot> {
    if (this.#reading === undefined) {
      this.#readAt = performance.now()
      this.#reading = this.read()
        .then((catalogue) => (this.#snapshot = snapshotOf(catalogue)))
        .finally(() => (this.#reading = undefined))
    }
    return this.#reading
  }
}

let shared: CatalogueSnapshot | undefined

/** This process's snapshot; `container` may be any scope of the application. */
export function catalogueSnapshot(container: MedusaContainer): CatalogueSnapshot {
  if (shared === undefined) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    shared = new CatalogueSnapshot(
      () => readCatalogue(container),
      (error) => logger.error(`The catalogue could not be read anew: ${reasonOf(error)}`),
    )
  }
  return shared
}
