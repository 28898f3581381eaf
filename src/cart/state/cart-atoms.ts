import { atom, type Getter, type Setter } from 'jotai'
import { productsAtom } from '@/shop/catalogue/catalogue-atoms'
import type { UserMessage } from '@contract/api/messages'
import { addLine, countPieces, type CartLines } from './cart-lines'
import { updateCart, syncCartFromStorage, storedCartAtom } from './stored-cart'
import { cartErrorAtom, checkoutAtom } from './checkout-state'
import { type AdditionRequest, validateAddition } from './validate-addition'

export const cartLinesAtom = atom((get) => get(storedCartAtom).lines)
export const pieceCountAtom = atom((get) => countPieces(get(cartLinesAtom)))

/** Adds one piece if `validateAddition` allows it. Returns the reason if not, else undefined. */
export const addToCartAtom = atom(null, (get, set, request: AdditionRequest): UserMessage | undefined => {
  const verdict = validateAddition(request, get(productsAtom), syncCartFromStorage(get, set).lines)
  if ('error' in verdict) return verdict.error
  updateLines(get, set, (lines) => addLine(lines, verdict.product, verdict.size))
  return undefined
})

/** Applies a rule to the lines. Clears the cart's error, and the server's refusals of lines that have changed. */
export function updateLines(get: Getter, set: Setter, rule: (lines: CartLines) => CartLines): void {
  const before = syncCartFromStorage(get, set).lines
  updateCart(get, set, (cart) => ({ ...cart, lines: rule(cart.lines), attempt: null }))
  const after = get(cartLinesAtom)
  const checkout = get(checkoutAtom)
  if (!('lineIssues' in checkout)) {
    set(cartErrorAtom, null)
    return
  }
  const isUnchanged = (id: string) =>
    before.find((line) => line.id === id) === after.find((line) => line.id === id)
  set(checkoutAtom, { status: 'idle', lineIssues: checkout.lineIssues.filter(({ id }) => isUnchanged(id)) })
}
