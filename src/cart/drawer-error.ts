import { atom } from 'jotai'
import type { LineProblem } from '@contract/checkout'
import type { Notice } from '@contract/notice'
import { loadCatalogueAtom } from '@/shop/catalogue-atom'

type DrawerError = {
  notice: Notice
  /** A refused checkout, after which a shopper asks whether money has moved. */
  isCheckout: boolean
}

/** The one error that the drawer shows: the newest, gone with the next change that works (reading R34). */
export const drawerErrorAtom = atom<DrawerError | null>(null)

/** What the server refused about single lines at the last checkout. */
export const refusedLinesAtom = atom<readonly LineProblem[]>([])

/** A checkout begins: what was said before is over. */
export const clearRefusalAtom = atom(null, (_get, set) => {
  set(drawerErrorAtom, null)
  set(refusedLinesAtom, [])
})

/** A checkout was refused. Lines that are named mean that prices and stock on this page are old. */
export const tellRefusalAtom = atom(null, (_get, set, notice: Notice, lines: readonly LineProblem[]) => {
  set(drawerErrorAtom, { notice, isCheckout: true })
  set(refusedLinesAtom, lines)
  if (lines.length > 0) void set(loadCatalogueAtom)
})
