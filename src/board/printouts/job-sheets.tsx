import { useTranslation } from 'react-i18next'
import { JobSheet } from './job-sheet'
import { JobTotals } from './job-totals'
import { PrintoutPage, type PrintoutsProps } from './printout-page'
import styles from './printouts.module.css'

export function JobSheets({ orders, onBack }: PrintoutsProps) {
  const { t } = useTranslation()
  return (
    <PrintoutPage title={t('board.jobSheets')} isReady onBack={onBack}>
      <div className={styles.pages}>
        {orders.length > 1 ? <JobTotals orders={orders} /> : null}
        {orders.map((order) => (
          <JobSheet key={order.id} order={order} />
        ))}
      </div>
    </PrintoutPage>
  )
}
