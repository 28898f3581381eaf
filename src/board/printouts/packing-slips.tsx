import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrderDetail } from '@contract/board/board'
import { Alert } from '@/ui/alert'
import { PackingSlip } from './packing-slip'
import { PrintoutPage, type PrintoutsProps } from './printout-page'
import styles from './printouts.module.css'
import { fetchPackingSlip } from '../board-api'

export function PackingSlips({ orders, onBack }: PrintoutsProps) {
  const { t } = useTranslation()
  const [sheets, setSheets] = useState<BoardOrderDetail[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let ignore = false
    Promise.all(orders.map(({ id }) => fetchPackingSlip(id))).then(
      (loaded) => (ignore ? undefined : setSheets(loaded)),
      () => (ignore ? undefined : setSheets('failed')),
    )
    return () => {
      ignore = true
    }
  }, [orders])

  return (
    <PrintoutPage title={t('studio.board.packingSlips')} isReady={Array.isArray(sheets)} onBack={onBack}>
      {sheets === 'loading' ? (
        <p role="status">{t('studio.sheet.loading')}</p>
      ) : sheets === 'failed' ? (
        <Alert title={t('studio.orders.failed')} />
      ) : (
        <div className={styles.pages}>
          {sheets.map((sheet) => (
            <PackingSlip key={sheet.order.id} sheet={sheet} />
          ))}
        </div>
      )}
    </PrintoutPage>
  )
}
