/** What one notification of change-triggers.ts may be about, beside everything. */
const KINDS = ['product', 'variant', 'price_set', 'price', 'item', 'stock', 'checkout'] as const
export type ChangeKind = (typeof KINDS)[number]

/** Beyond so many ids, as when products are imported, reading everything is no more work. */
const MOST_IDS = 1000

/** Changes that have been heard and not been read yet. */
export class CatalogueChanges {
  /** Nobody knows what exactly has changed. */
  everything = false
  /** The stock of any product may have changed, and nothing else. */
  allStock = false
  readonly #ids = new Map<ChangeKind, Set<string>>()

  get areNone(): boolean {
    return !this.everything && !this.areSmall
  }

  /** There are some that can be read by themselves, without everything. */
  get areSmall(): boolean {
    return this.allStock || this.#ids.size > 0
  }

  /** Notes a notification; one that says nothing known is about everything. */
  hear(payload: string): void {
    const [kind, id] = payload.split(' ')
    const known = KINDS.find((one) => one === kind)
    if (known === undefined || id === undefined) this.everything = true
    else this.#add(known, [id])
  }

  /** The ids of a kind that have been heard of. */
  ids(kind: ChangeKind): string[] {
    return [...(this.#ids.get(kind) ?? [])]
  }

  /** Takes over what `other` holds, as when it could not be read. */
  include(other: CatalogueChanges): void {
    this.everything ||= other.everything
    this.allStock ||= other.allStock
    for (const [kind, ids] of other.#ids) this.#add(kind, ids)
  }

  /** Everything that was noted, except that everything may have changed; none of it stays. */
  takeSmall(): CatalogueChanges {
    const taken = new CatalogueChanges()
    taken.allStock = this.allStock
    for (const [kind, ids] of this.#ids) taken.#add(kind, ids)
    this.allStock = false
    this.#ids.clear()
    return taken
  }

  #add(kind: ChangeKind, ids: Iterable<string>): void {
    const known = this.#ids.get(kind) ?? new Set()
    for (const id of ids) known.add(id)
    this.#ids.set(kind, known)
    if (known.size <= MOST_IDS) return
    this.everything = true
    this.#ids.clear()
  }
}
