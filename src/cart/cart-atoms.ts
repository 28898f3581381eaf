import { atom, type Getter, type Setter } from 'jotai'
import type { CartItem } from '@contract/cart-item'
import type { DeliveryOption } from '@contract/totals'
import { productsAtom } from '@/shop/catalogue-atom'
import type { UserMessage } from '@contract/user-message'
import { addLine, type Lines, removeLine, restoreLine, setQuantity } from './cart'
import { changeCart, newestCart, storedCartAtom } from './cart-store'
import { drawerErrorAtom, refusedLinesAtom } from './drawer-error'
import { type AddRequest, validateAdd } from './validate-add'

export const linesAtom = atom((get) => get(storedCartAtom).lines)
export const deliveryOptionAtom = atom((get) => get(storedCartAtom).deliveryOption)
export const isDrawerOpenAtom = atom(false)
/** Set once the open drawer has been painted: to shut the page below takes longer than that, and waits for it. */
export const isDrawerPaintedAtom = atom(false)

/** Adds a piece where section 5 allows it; returns why not, or undefined where it was added. */
export const addToCartAtom = atom(null, (get, set, asked: AddRequest): UserMessage | undefined => {
  const verdict = validateAdd(asked, get(productsAtom), newestCart(get, set).lines)
  if ('refusal' in verdict) return verdict.refusal
  changeLines(get, set, (lines) => addLine(lines, verdict.product, verdict.size))
  return undefined
})

/** Removes a line; returns it with its place for undoing, or undefined where it was gone already. */
export const removeFromCartAtom = atom(null, (get, set, id: string) => {
  const { lines } = newestCart(get, set)
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  if (line === undefined) {
    set(drawerErrorAtom, { notice: { key: 'failedToRemoveItem' }, isCheckout: false })
    return undefined
  }
  changeLines(get, set, (lines) => removeLine(lines, id))
  return { line, index }
})

/** Takes a removal back. */
export const restoreLineAtom = atom(null, (get, set, line: CartItem, index: number) => {
  changeLines(get, set, (lines) => restoreLine(lines, line, index))
})

/** Sets a line's quantity; the drawer says so where the line is gone. */
export const setQuantityAtom = atom(null, (get, set, id: string, quantity: number) => {
  const isThere = newestCart(get, set).lines.some((line) => line.id === id)
  if (isThere) changeLines(get, set, (lines) => setQuantity(lines, id, quantity))
  else set(drawerErrorAtom, { notice: { key: 'failedToUpdateQuantity' }, isCheckout: false })
})

/** Takes a line as the shop can sell it now: the new price, or the pieces that are left. */
export const repairLineAtom = atom(null, (get, set, repaired: CartItem) => {
  changeLines(get, set, (lines) => lines.map((line) => (line.id === repaired.id ? repaired : line)))
})

export const setDeliveryOptionAtom = atom(null, (get, set, deliveryOption: DeliveryOption) => {
  changeCart(get, set, (cart) => ({ ...cart, deliveryOption, attempt: null }))
})

/** A change of lines that worked clears the error, and what the server said of lines that have changed since. */
function changeLines(get: Getter, set: Setter, rule: (lines: Lines) => Lines): void {
  const before = newestCart(get, set).lines
  changeCart(get, set, (cart) => ({ ...cart, lines: rule(cart.lines), attempt: null }))
  const after = get(linesAtom)
  const isSame = (id: string) =>
    before.find((line) => line.id === id) === after.find((line) => line.id === id)
  set(refusedLinesAtom, (problems) => problems.filter(({ id }) => isSame(id)))
  set(drawerErrorAtom, null)
}
