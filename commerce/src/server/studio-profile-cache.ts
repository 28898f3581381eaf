import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'

/** Also where no notifications arrive, and after those that were lost. */
const READ_EVERY_MS = 25_000
/** Of the table of Medusa's store (catalogue/change-triggers.ts). */
const CHANGE = 'store'

/** Keeps the studio's facts in memory, so that pages need no database. Readings never overlap. */
export class StudioProfileCache {
  #facts = STUDIO_PLACEHOLDERS
  #isStale = false
  #reading: Promise<void> | undefined

  constructor(
    private readonly read: () => Promise<StudioProfile>,
    private readonly report: (error: unknown) => void,
  ) {
    setInterval(() => void this.refresh(), READ_EVERY_MS).unref()
  }

  /** The newest facts; placeholders until they were read. */
  latest(): StudioProfile {
    return this.#facts
  }

  /** Resolves once what is there now has been read, or could not be; never rejects. */
  refresh(): Promise<void> {
    this.#isStale = true
    this.#reading ??= this.#readWhileStale().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  onConnect(): void {
    void this.refresh()
  }

  onDisconnect(): void {
    // What is not heard of is read within `READ_EVERY_MS`.
  }

  onNotification(payload: string): void {
    if (payload === CHANGE) void this.refresh()
  }

  async #readWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      try {
        const read = await this.read()
        // The same object as long as nothing has changed, as pages are cached by it.
        if (JSON.stringify(read) !== JSON.stringify(this.#facts)) this.#facts = read
      } catch (error) {
        this.report(error)
      }
    }
  }
}
