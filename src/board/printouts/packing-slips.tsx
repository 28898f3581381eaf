import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrderDetail } from '@contract/board/board-order'
import { handleOutcome } from '@/lib/handle-outcome'
import { Alert } from '@/ui/alert'
import { PackingSlip } from './packing-slip'
import { PrintoutPage, type PrintoutsProps } from './printout-page'
import styles from './printouts.module.css'
import { fetchOrderDetail } from '../board-api'

export function PackingSlips({ orders, onBack }: PrintoutsProps) {
  const { t } = useTranslation()
  const [slips, setSlips] = useState<BoardOrderDetail[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const details = Promise.all(orders.map(({ id }) => fetchOrderDetail(id)))
    return handleOutcome(details, setSlips, () => setSlips('failed'))
  }, [orders])

  return (
    <PrintoutPage title={t('board.packingSlips')} isReady={Array.isArray(slips)} onBack={onBack}>
      {slips === 'loading' ? (
        <p role="status">{t('board.printout.loading')}</p>
      ) : slips === 'failed' ? (
        <Alert title={t('board.orders.failed')} />
      ) : (
        <div className={styles.pages}>
          {slips.map((slip) => (
            <PackingSlip key={slip.order.id} slip={slip} />
          ))}
        </div>
      )}
    </PrintoutPage>
  )
}
