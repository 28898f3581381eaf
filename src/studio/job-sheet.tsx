import { useTranslation } from 'react-i18next'
import type { StaffOrder } from '@contract/studio'
import { OrderNotes } from './order-notes'
import styles from './sheets.module.css'
import { useDates } from './use-dates'

/** An order's job sheet for printing shirts, legible from an arm's length. */
export function JobSheet({ order }: { order: StaffOrder }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <article className={styles.paper} aria-labelledby={`job-${order.id}`}>
      <div className={styles.head}>
        <h3 id={`job-${order.id}`}>{t('studio.order.number', { number: order.number })}</h3>
        <span className={styles.due}>{t('studio.order.due', { date: dates.day(order.dueAt) })}</span>
      </div>
      {order.lines.map((line) => (
        <div key={`${line.name} ${line.size}`} className={styles.job}>
          <img src={line.image} alt={line.name} width={400} height={400} />
          <p>
            {line.name}
            <b>{t('studio.order.line', { quantity: line.quantity, size: line.size })}</b>
          </p>
        </div>
      ))}
      <OrderNotes notes={order.notes} />
      <p className={styles.buyer}>
        {order.buyer === '' ? null : `${order.buyer}, `}
        {t(`studio.orders.${order.deliveryOption}`)}
      </p>
    </article>
  )
}
