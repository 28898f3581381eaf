/** Calls `ring` once, at the earliest of the times that it was set to; the process may exit before. */
export class EarliestTimer {
  #next: { timer: NodeJS.Timeout; at: number } | undefined

  constructor(private readonly ring: () => void) {}

  /** Rings in `wait` ms at the latest. */
  schedule(wait: number): void {
    const at = performance.now() + wait
    if (this.#next !== undefined && this.#next.at <= at) return
    clearTimeout(this.#next?.timer)
    const timer = setTimeout(() => {
      this.#next = undefined
      this.ring()
    }, wait).unref()
    this.#next = { timer, at }
  }
}
