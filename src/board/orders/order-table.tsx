import { useTranslation } from 'react-i18next'
import type { BoardOrders } from '@contract/board/board'
import { OrderRow } from './order-row'
import styles from './order-table.module.css'
import { UnreadableOrders } from './unreadable-orders'

type OrderTableProps = Pick<BoardOrders, 'orders' | 'unreadable'> & { onChanged: (message?: string) => void }

/** Three columns of two facts each, which a phone has room for. */
export function OrderTable({ orders, unreadable, onChanged }: OrderTableProps) {
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
              <OrderRow key={order.id} order={order} onChanged={onChanged} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
