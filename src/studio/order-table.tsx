import { useTranslation } from 'react-i18next'
import type { StaffOrders } from '@contract/studio'
import { formatMoney } from '@/lib/format-money'
import styles from './order-table.module.css'
import { UnreadableOrders } from './unreadable-orders'
import { useDates } from './use-dates'

const HEADINGS = ['number', 'date', 'pieces', 'delivery', 'status', 'total'] as const

/** Any other status is shown as the server sends it. */
const STATUSES = ['paid', 'review', 'refunded', 'cancelled'] as const

export function OrderTable({ orders, unreadable, count }: StaffOrders) {
  const { t } = useTranslation()
  const dates = useDates()
  const statusText = (status: string) => {
    const known = STATUSES.find((candidate) => candidate === status)
    return known === undefined ? status : t(`studio.orders.status.${known}`)
  }
  if (count === 0) return <p>{t('studio.orders.none')}</p>
  return (
    <div className={styles.scroller}>
      <UnreadableOrders ids={unreadable} />
      <table className={styles.table}>
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {t(`studio.orders.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <a href={`/app/orders/${encodeURIComponent(order.id)}`}>{order.number}</a>
              </th>
              <td>{dates.dateTime(order.createdAt)}</td>
              <td>{order.pieces}</td>
              <td>{t(`studio.orders.${order.deliveryOption}`)}</td>
              <td>{statusText(order.status)}</td>
              <td>{formatMoney(order.total, order.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('studio.orders.shown', { shown: orders.length, total: count })}</p>
    </div>
  )
}
