import { atom } from 'jotai'
import type { CartItem } from '@contract/cart/cart-item'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { removeLine, restoreLine, setQuantity } from './cart-lines'
import { updateLines } from './cart-atoms'
import { updateCart, syncCartFromStorage, storedCartAtom } from './stored-cart'
import { cartErrorAtom } from './checkout-state'

export const deliveryOptionAtom = atom((get) => get(storedCartAtom).deliveryOption)

/** Removes a line. Returns it with its index, for undo; undefined if it was already gone. */
export const removeFromCartAtom = atom(null, (get, set, id: string) => {
  const cart = syncCartFromStorage(get, set)
  const index = cart.lines.findIndex((line) => line.id === id)
  const line = cart.lines[index]
  if (line === undefined) {
    set(cartErrorAtom, { key: 'failedToRemoveItem' })
    return undefined
  }
  updateLines(get, set, (lines) => removeLine(lines, id))
  return { line, index }
})

export const restoreLineAtom = atom(null, (get, set, line: CartItem, index: number) => {
  updateLines(get, set, (lines) => restoreLine(lines, line, index))
})

/** Sets the quantity of a line. If the line is gone, the drawer shows an error. */
export const setQuantityAtom = atom(null, (get, set, id: string, quantity: number) => {
  const isThere = syncCartFromStorage(get, set).lines.some((line) => line.id === id)
  if (isThere) updateLines(get, set, (lines) => setQuantity(lines, id, quantity))
  else set(cartErrorAtom, { key: 'failedToUpdateQuantity' })
})

export const repairLineAtom = atom(null, (get, set, repaired: CartItem) => {
  updateLines(get, set, (lines) => lines.map((line) => (line.id === repaired.id ? repaired : line)))
})

export const setDeliveryOptionAtom = atom(null, (get, set, deliveryOption: DeliveryOption) => {
  updateCart(get, set, (cart) => ({ ...cart, deliveryOption, attempt: null }))
})
