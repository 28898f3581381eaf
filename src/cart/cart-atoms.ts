import { atom, type Getter, type Setter } from 'jotai'
import type { CartItem } from '@contract/cart-item'
import type { DeliveryOption } from '@contract/totals'
import { productsAtom } from '@/shop/catalogue-atom'
import type { UserMessage } from '@contract/user-message'
import { addLine, type Lines, removeLine, restoreLine, setQuantity } from './cart'
import { changeCart, newestCart, storedCartAtom } from './cart-store'
import { cartErrorAtom, checkoutAtom } from './checkout-state'
import { type AddRequest, validateAdd } from './validate-add'

export const linesAtom = atom((get) => get(storedCartAtom).lines)
export const deliveryOptionAtom = atom((get) => get(storedCartAtom).deliveryOption)
export const isDrawerOpenAtom = atom(false)
/** Set after the first frame of the open drawer; making the page inert takes longer than that frame may. */
export const isDrawerPaintedAtom = atom(false)
export const isPageInertAtom = atom((get) => get(isDrawerOpenAtom) && get(isDrawerPaintedAtom))

/** Adds a piece where section 5 allows it; returns why not, else undefined. */
export const addToCartAtom = atom(null, (get, set, request: AddRequest): UserMessage | undefined => {
  const verdict = validateAdd(request, get(productsAtom), newestCart(get, set).lines)
  if ('error' in verdict) return verdict.error
  changeLines(get, set, (lines) => addLine(lines, verdict.product, verdict.size))
  return undefined
})

/** Removes a line; returns it with its index for undo, or undefined where it was gone already. */
export const removeFromCartAtom = atom(null, (get, set, id: string) => {
  const { lines } = newestCart(get, set)
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (line === undefined) {
    set(cartErrorAtom, { key: 'failedToRemoveItem' })
    return undefined
  }
  changeLines(get, set, (lines) => removeLine(lines, id))
  return { line, index }
})

export const restoreLineAtom = atom(null, (get, set, line: CartItem, index: number) => {
  changeLines(get, set, (lines) => restoreLine(lines, line, index))
})

/** Sets a line's quantity; the drawer shows an error where the line is gone. */
export const setQuantityAtom = atom(null, (get, set, id: string, quantity: number) => {
  const isThere = newestCart(get, set).lines.some((line) => line.id === id)
  if (isThere) changeLines(get, set, (lines) => setQuantity(lines, id, quantity))
  else set(cartErrorAtom, { key: 'failedToUpdateQuantity' })
})

export const repairLineAtom = atom(null, (get, set, repaired: CartItem) => {
  changeLines(get, set, (lines) => lines.map((line) => (line.id === repaired.id ? repaired : line)))
})

export const setDeliveryOptionAtom = atom(null, (get, set, deliveryOption: DeliveryOption) => {
  changeCart(get, set, (cart) => ({ ...cart, deliveryOption, attempt: null }))
})

/** A change of lines that worked clears the error, and what the server refused of lines that have changed since. */
function changeLines(get: Getter, set: Setter, rule: (lines: Lines) => Lines): void {
  const before = newestCart(get, set).lines
  changeCart(get, set, (cart) => ({ ...cart, lines: rule(cart.lines), attempt: null }))
  const after = get(linesAtom)
  const checkout = get(checkoutAtom)
  if (!('lines' in checkout)) {
    set(cartErrorAtom, null)
    return
  }
  const isUnchanged = (id: string) =>
    before.find((line) => line.id === id) === after.find((line) => line.id === id)
  set(checkoutAtom, { status: 'idle', lines: checkout.lines.filter(({ id }) => isUnchanged(id)) })
}
