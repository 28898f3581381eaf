import { atom } from 'jotai'
import type { CartItem } from '@contract/cart/cart-item'
import type { DeliveryOption } from '@contract/money/totals'
import { removeLine, restoreLine, setQuantity } from './cart-lines'
import { changeLines } from './cart-atoms'
import { changeCart, newestCart, storedCartAtom } from './stored-cart'
import { cartErrorAtom } from './checkout-state'

export const deliveryOptionAtom = atom((get) => get(storedCartAtom).deliveryOption)

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
