import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { DELIVERY } from '@contract/cart/delivery-option'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from '../../admin-paths'
import { TrackingCorrection } from './tracking-correction'
import { OrderExtras } from './order-extras'
import styles from './order-table.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

/** The statuses with a label. 'paid' is not shown, any other one is shown as the server sends it. */
const STATUSES = ['review', 'refunded', 'cancelled'] as const

type OrderRowProps = { order: BoardOrder; onChanged: (message?: string) => void }

/** A row of the order table. The form of the tracking number or the order's extras open below it. */
export function OrderRow({ order, onChanged }: OrderRowProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const button = useRef<HTMLButtonElement>(null)
  const [openedPart, setOpenedPart] = useState<'tracking' | 'more' | null>(null)
  const toggle = (part: 'tracking' | 'more') => setOpenedPart(openedPart === part ? null : part)
  const { status } = order
  const knownStatus = STATUSES.find((candidate) => candidate === status)
  const money = knownStatus === undefined ? status : t(`board.orders.status.${knownStatus}`)
  const heading = `order-${order.id}`

  function closeOrder() {
    setOpenedPart(null)
    button.current?.focus()
  }

  return (
    <>
      <tr>
        <th scope="row">
          <a id={heading} href={adminPaths.order(order.id)}>
            {order.number}
          </a>{' '}
          <small>{dates.formatShortDay(order.createdAt)}</small>
        </th>
        <td>
          <b>{order.buyer}</b>{' '}
          <small>
            {t(`board.orders.${order.deliveryOption}`)}, {t('board.orders.piecesOf', { count: order.pieces })}
          </small>{' '}
          {order.stage === 'done' && !DELIVERY[order.deliveryOption].isPickup ? (
            <button
              ref={button}
              type="button"
              className={styles.open}
              aria-describedby={heading}
              aria-expanded={openedPart === 'tracking'}
              onClick={() => toggle('tracking')}
            >
              {t('board.step.tracking_corrected')}
            </button>
          ) : null}
        </td>
        <td>
          <b>{status === 'paid' ? t(`board.stage.${order.stage}`) : money}</b>{' '}
          <small>{formatMoney(order.total, order.currency)}</small>{' '}
          <button
            type="button"
            className={styles.open}
            aria-describedby={heading}
            aria-expanded={openedPart === 'more'}
            onClick={() => toggle('more')}
          >
            {t('board.order.more')}
          </button>
        </td>
      </tr>
      {openedPart === null ? null : (
        <tr>
          <td colSpan={3} className={styles.form}>
            {openedPart === 'tracking' ? (
              <TrackingCorrection
                order={order}
                onDone={() => {
                  closeOrder()
                  onChanged(t('board.step.done.tracking_corrected', { number: order.number }))
                }}
                onCancel={closeOrder}
              />
            ) : (
              <OrderExtras order={order} onDone={onChanged} onNoted={async () => onChanged()} />
            )}
          </td>
        </tr>
      )}
    </>
  )
}
