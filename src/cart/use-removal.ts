import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart-item'
import { useNotification } from '@/layout/notifications'
import { useCart } from './cart-provider'

type Removed = { line: CartItem; index: number }

/** Removes a line, says so, and offers to take it back (section 4, reading R14). */
export function useRemoval(onRemoved: () => void) {
  const { t } = useTranslation()
  const { remove, restore } = useCart()
  const { notify } = useNotification()
  const [lastRemoved, setLastRemoved] = useState<Removed>()

  function putBack({ line, index }: Removed) {
    restore(line, index)
    setLastRemoved(undefined)
  }

  function removeLine(id: string) {
    const removed = remove(id)
    if (removed === undefined) return
    setLastRemoved(removed)
    notify({
      message: `${removed.line.name} ${t('removedFromCart')}`,
      severity: 'success',
      action: { label: t('cart.undo'), onAction: () => putBack(removed) },
    })
    onRemoved()
  }

  return { remove: removeLine, lastRemoved, putBack }
}
