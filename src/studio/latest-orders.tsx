import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrders } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { OrderTable } from './order-table'
import { loadLatestOrders } from './studio-requests'

export function LatestOrders() {
  const { t } = useTranslation()
  const [found, setFound] = useState<StaffOrders | 'loading' | 'failed'>('loading')
  useEffect(() => void loadLatestOrders().then(setFound, () => setFound('failed')), [])
  if (found === 'loading') return <p role="status">{t('studio.orders.loading')}</p>
  if (found === 'failed') return <Alert title={t('studio.orders.failed')} />
  return <OrderTable {...found} />
}
