import { useTranslation } from 'react-i18next'
import { useNotification } from '@/layout/notifications'
import { useCart } from './cart-provider'

/**
 * Returns what removes a line, says so, and offers to take it back (section 4, reading R14).
 * @param onDone after either: the button that had the focus is gone
 */
export function useRemoval(onDone: () => void): (id: string) => void {
  const { t } = useTranslation()
  const { remove, restore } = useCart()
  const { notify } = useNotification()
  return (id) => {
    const removed = remove(id)
    if (removed === undefined) return
    notify({
      message: `${removed.line.name} ${t('removedFromCart')}`,
      severity: 'success',
      action: {
        label: t('cart.undo'),
        onAction: () => {
          restore(removed.line, removed.index)
          onDone()
        },
      },
    })
    onDone()
  }
}
