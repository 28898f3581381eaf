const CHANGE_KINDS = ['product', 'variant', 'price_set', 'price', 'item', 'stock', 'checkout'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** With more ids, reading everything takes no longer. */
const MAX_IDS = 1000

export class CatalogueChanges {
  everything = false
  allStock = false
  private readonly ids = new Map<ChangeKind, Set<string>>()

  get isEmpty(): boolean {
    return !this.everything && !this.hasPartial
  }

  get hasPartial(): boolean {
    return this.allStock || this.ids.size > 0
  }

  /** Adds a notification. An unknown one counts as a change of everything. */
  add(payload: string): void {
    const [kind, id] = payload.split(' ')
    const changeKind = CHANGE_KINDS.find((one) => one === kind)
    if (changeKind === undefined || id === undefined) this.everything = true
    else this.addIds(changeKind, [id])
  }

  listIds(kind: ChangeKind): string[] {
    return [...(this.ids.get(kind) ?? [])]
  }

  merge(other: CatalogueChanges): void {
    this.everything ||= other.everything
    this.allStock ||= other.allStock
    for (const [kind, ids] of other.ids) this.addIds(kind, ids)
  }

  /** Removes and returns all changes except `everything`. */
  takeIds(): CatalogueChanges {
    const taken = new CatalogueChanges()
    taken.allStock = this.allStock
    for (const [kind, ids] of this.ids) taken.addIds(kind, ids)
    this.allStock = false
    this.ids.clear()
    return taken
  }

  private addIds(kind: ChangeKind, ids: Iterable<string>): void {
    const changedIds = this.ids.get(kind) ?? new Set()
    for (const id of ids) changedIds.add(id)
    this.ids.set(kind, changedIds)
    if (changedIds.size <= MAX_IDS) return
    this.everything = true
    this.ids.clear()
  }
}
