import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board'
import { JobLine } from '@/studio/job-line'
import { OrderNotes } from '../orders/order-notes'
import styles from './printouts.module.css'
import { useDateFormatters } from '../use-date-formatters'

/** An order's job sheet for printing shirts, legible from an arm's length. */
export function JobSheet({ order }: { order: BoardOrder }) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  return (
    <article className={styles.paper} aria-labelledby={`job-${order.id}`}>
      <div className={styles.head}>
        <h3 id={`job-${order.id}`}>{t('studio.order.number', { number: order.number })}</h3>
        <span className={styles.due}>{t('studio.order.due', { date: dates.day(order.dueAt) })}</span>
      </div>
      {order.lines.map((line) => (
        <JobLine key={`${line.name} ${line.size}`} line={line} />
      ))}
      <OrderNotes notes={order.notes} />
      <p className={styles.buyer}>
        {order.buyer === '' ? null : `${order.buyer}, `}
        {t(`studio.orders.${order.deliveryOption}`)}
      </p>
    </article>
  )
}
