import { useTranslation } from 'react-i18next'
import { getShopLanguage } from '@/i18n/texts'
import { useNotification } from '@/ui/notifications/notifications'
import { useCart } from '../use-cart'

/**
 * Returns a function that removes a line and offers undo. `onDone` then moves the focus.
 */
export function useRemoveLine(onDone: () => void): (id: string) => void {
  const { t, i18n } = useTranslation()
  const { remove, restore } = useCart()
  const { notify } = useNotification()
  return (id) => {
    const removal = remove(id)
    if (removal === undefined) return
    notify({
      message: `${removal.line.name} ${t('removedFromCart')}`,
      language: getShopLanguage(i18n.language),
      severity: 'success',
      action: {
        label: t('cart.undo'),
        onAction: () => {
          restore(removal.line, removal.index)
          onDone()
        },
      },
    })
    onDone()
  }
}
