import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrders } from '@contract/studio'
import { OrderRow } from './order-row'
import styles from './order-table.module.css'
import { UnreadableOrders } from './unreadable-orders'

/** Three columns of two facts each, which a phone has room for. */
export function OrderTable({ orders, unreadable }: Pick<StaffOrders, 'orders' | 'unreadable'>) {
  const { t } = useTranslation()
  const [corrected, setCorrected] = useState<number | null>(null)
  return (
    <>
      <UnreadableOrders ids={unreadable} />
      <p role="status" className={styles.done}>
        {corrected === null ? '' : t('studio.step.done.tracking_corrected', { number: corrected })}
      </p>
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
              <OrderRow key={order.id} order={order} onCorrected={() => setCorrected(order.number)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
