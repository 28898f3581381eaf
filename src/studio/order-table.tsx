import { useTranslation } from 'react-i18next'
import type { StaffOrder, StaffOrders } from '@contract/studio'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from './admin-paths'
import styles from './order-table.module.css'
import { UnreadableOrders } from './unreadable-orders'
import { useDates } from './use-dates'

/** Any other status is shown as the server sends it; that it is paid goes without saying. */
const STATUSES = ['review', 'refunded', 'cancelled'] as const

/** Three columns of two facts each, which a phone has room for. */
export function OrderTable({ orders, unreadable }: Pick<StaffOrders, 'orders' | 'unreadable'>) {
  const { t } = useTranslation()
  return (
    <>
      <UnreadableOrders ids={unreadable} />
      {orders.length === 0 ? (
        <p>{t('studio.orders.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('studio.orders.number')}</th>
              <th scope="col">{t('studio.orders.buyer')}</th>
              <th scope="col">{t('studio.orders.status')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function OrderRow({ order }: { order: StaffOrder }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { status } = order
  const known = STATUSES.find((candidate) => candidate === status)
  const money = known === undefined ? status : t(`studio.orders.status.${known}`)
  return (
    <tr>
      <th scope="row">
        <a href={adminPaths.order(order.id)}>{order.number}</a>{' '}
        <small>{dates.shortDay(order.createdAt)}</small>
      </th>
      <td>
        <b>{order.buyer}</b>{' '}
        <small>
          {t(`studio.orders.${order.deliveryOption}`)}, {t('studio.orders.piecesOf', { count: order.pieces })}
        </small>
      </td>
      <td>
        <b>{status === 'paid' ? t(`studio.stage.${order.stage}`) : money}</b>{' '}
        <small>{formatMoney(order.total, order.currency)}</small>
      </td>
    </tr>
  )
}
