import type { Journal } from './journal'

/** Rows by id, newest last; every change goes to the journal. Rows are values: a change puts a new one. */
export class Table<T> {
  private readonly rows = new Map<string, T>()

  constructor(
    private readonly name: string,
    private readonly journal: Journal,
  ) {}

  get(id: string): T | undefined {
    return this.rows.get(id)
  }

  all(): T[] {
    return [...this.rows.values()]
  }

  get size(): number {
    return this.rows.size
  }

  put(id: string, row: T): T {
    this.rows.set(id, row)
    this.journal.append([this.name, id, row])
    return row
  }

  remove(id: string): void {
    if (this.rows.delete(id)) this.journal.append([this.name, id, null])
  }

  /** Takes over the rows of this table that `keep` wants, and returns them as entries. */
  restore(entries: readonly (readonly [string, string, unknown])[], keep: (row: T) => boolean) {
    for (const [table, id, row] of entries) {
      if (table !== this.name) continue
      // Our own file, written by put().
      if (row === null) this.rows.delete(id)
      else this.rows.set(id, row as T)
    }
    for (const [id, row] of this.rows) if (!keep(row)) this.rows.delete(id)
    return [...this.rows].map(([id, row]) => [this.name, id, row] as const)
  }
}
