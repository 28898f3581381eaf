import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'

/** Names the orders that are missing in a list because the server cannot read them. */
export function UnreadableOrders({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation()
  return ids.length === 0 ? null : <Alert title={t('board.orders.unreadable', { ids: ids.join(', ') })} />
}
