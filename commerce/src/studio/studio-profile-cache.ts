import { STUDIO_PLACEHOLDERS, type StudioProfile } from '../contract/studio/studio-profile'

/** In ms: read again without a notification, as notifications may be lost. */
const READ_EVERY_MS = 25_000
/** The notification of Medusa's table `store` (catalogue/change-triggers.ts). */
const STORE_CHANGE = 'store'

/** Keeps the studio's profile in memory, so that pages need no database. Readings never overlap. */
export class StudioProfileCache {
  private profile = STUDIO_PLACEHOLDERS
  private isStale = false
  private reading: Promise<void> | undefined

  constructor(
    private readonly read: () => Promise<StudioProfile>,
    private readonly report: (error: unknown) => void,
  ) {
    setInterval(() => void this.refresh(), READ_EVERY_MS).unref()
  }

  /** The newest profile; placeholders until it was read. */
  readLatest(): StudioProfile {
    return this.profile
  }

  /** Resolves once the current profile is read, or reading it has failed. Never rejects. */
  refresh(): Promise<void> {
    this.isStale = true
    this.reading ??= this.readWhileStale().finally(() => (this.reading = undefined))
    return this.reading
  }

  onConnect(): void {
    void this.refresh()
  }

  onDisconnect(): void {
    // Changes without a notification are read within `READ_EVERY_MS`.
  }

  onNotification(payload: string): void {
    if (payload === STORE_CHANGE) void this.refresh()
  }

  private async readWhileStale(): Promise<void> {
    while (this.isStale) {
      this.isStale = false
      try {
        const profile = await this.read()
        // Keeps the same object if nothing has changed, as pages are cached by it.
        if (JSON.stringify(profile) !== JSON.stringify(this.profile)) this.profile = profile
      } catch (error) {
        this.report(error)
      }
    }
  }
}
