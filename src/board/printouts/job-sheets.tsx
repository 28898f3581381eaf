import { useTranslation } from 'react-i18next'
import { JobSheet } from './job-sheet'
import { JobTotals } from './job-totals'
import { SheetsFrame, type SheetsProps } from './printout-page'
import styles from './printouts.module.css'

export function JobSheets({ orders, onBack }: SheetsProps) {
  const { t } = useTranslation()
  return (
    <SheetsFrame title={t('studio.board.jobSheets')} isReady onBack={onBack}>
      <div className={styles.pages}>
        {orders.length > 1 ? <JobTotals orders={orders} /> : null}
        {orders.map((order) => (
          <JobSheet key={order.id} order={order} />
        ))}
      </div>
    </SheetsFrame>
  )
}
