import { atom } from 'jotai'
import type { LineProblem } from '@contract/checkout'
import type { UserMessage } from '@contract/user-message'
import { loadCatalogueAtom } from '@/shop/catalogue-atom'

type DrawerError = {
  notice: UserMessage
  /** A refused checkout, after which a shopper asks whether money has moved. */
  isCheckout: boolean
}

/** The one error that the drawer shows: the newest, gone with the next change that works (reading R34). */
export const drawerErrorAtom = atom<DrawerError | null>(null)

/** What the server refused about single lines at the last checkout. */
export const refusedLinesAtom = atom<readonly LineProblem[]>([])

/** A checkout begins: what was said before is over. */
export const clearCheckoutErrorAtom = atom(null, (_get, set) => {
  set(drawerErrorAtom, null)
  set(refusedLinesAtom, [])
})

/** A checkout was refused. Lines that are named mean that prices and stock on this page are old. */
export const setCheckoutErrorAtom = atom(
  null,
  (_get, set, notice: UserMessage, lines: readonly LineProblem[]) => {
    set(drawerErrorAtom, { notice, isCheckout: true })
    set(refusedLinesAtom, lines)
    if (lines.length > 0) void set(loadCatalogueAtom)
  },
)
