/** Runs work of the same key one after the other. Work of different keys runs side by side. */
export class TurnQueue {
  private readonly lastByKey = new Map<string, Promise<unknown>>()
  private waiting = 0

  /** `maxWaiting` limits the work of all keys that waits; what is running does not count. */
  constructor(private readonly maxWaiting: number) {}

  /** Whether work of this key would have to wait, and too much waits already. */
  isFull(key: string): boolean {
    return this.lastByKey.has(key) && this.waiting >= this.maxWaiting
  }

  /** Runs `work` as soon as all earlier work of its key has ended, also by an error. Resolves or rejects as it does. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.lastByKey.get(key)
    const turn = before === undefined ? work() : this.runAfter(before, work)
    const ended = turn.catch(() => undefined)
    this.lastByKey.set(key, ended)
    try {
      return await turn
    } finally {
      if (this.lastByKey.get(key) === ended) this.lastByKey.delete(key)
    }
  }

  private async runAfter<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    this.waiting += 1
    await before
    this.waiting -= 1
    return work()
  }
}
