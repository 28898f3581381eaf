import { useTranslation } from 'react-i18next'
import type { BoardOrders } from '@contract/board/board-order'
import { OrderRow } from './order-row'
import styles from './order-table.module.css'
import { UnreadableOrders } from '../unreadable-orders'

type OrderTableProps = Pick<BoardOrders, 'orders' | 'unreadable'> & { onChanged: (message?: string) => void }

/** A table of three columns with two facts each, which fit a phone. */
export function OrderTable({ orders, unreadable, onChanged }: OrderTableProps) {
  const { t } = useTranslation()
  return (
    <>
      <UnreadableOrders ids={unreadable} />
      {orders.length === 0 ? (
        <p>{t('board.orders.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('board.orders.number')}</th>
              <th scope="col">{t('board.orders.buyer')}</th>
              <th scope="col">{t('board.orders.status')}</th>
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
