import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrder } from '@contract/studio'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from './admin-paths'
import { CorrectTracking } from './correct-tracking'
import styles from './order-table.module.css'
import { useDates } from './use-dates'

/** Any other status is shown as the server sends it; that it is paid goes without saying. */
const STATUSES = ['review', 'refunded', 'cancelled'] as const

type OrderRowProps = { order: StaffOrder; onCorrected: () => void }

/** An order of the table; one that was shipped opens the form for its tracking number beneath. */
export function OrderRow({ order, onCorrected }: OrderRowProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const button = useRef<HTMLButtonElement>(null)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { status } = order
  const known = STATUSES.find((candidate) => candidate === status)
  const money = known === undefined ? status : t(`studio.orders.status.${known}`)
  const heading = `order-${order.id}`

  function close() {
    setIsCorrecting(false)
    button.current?.focus()
  }

  return (
    <>
      <tr>
        <th scope="row">
          <a id={heading} href={adminPaths.order(order.id)}>
            {order.number}
          </a>{' '}
          <small>{dates.shortDay(order.createdAt)}</small>
        </th>
        <td>
          <b>{order.buyer}</b>{' '}
          <small>
            {t(`studio.orders.${order.deliveryOption}`)},{' '}
            {t('studio.orders.piecesOf', { count: order.pieces })}
          </small>
          {order.stage === 'done' && order.deliveryOption === 'shipping' ? (
            <button
              ref={button}
              type="button"
              className={styles.correct}
              aria-describedby={heading}
              aria-expanded={isCorrecting}
              onClick={() => setIsCorrecting(!isCorrecting)}
            >
              {t('studio.step.tracking_corrected')}
            </button>
          ) : null}
        </td>
        <td>
          <b>{status === 'paid' ? t(`studio.stage.${order.stage}`) : money}</b>{' '}
          <small>{formatMoney(order.total, order.currency)}</small>
        </td>
      </tr>
      {isCorrecting ? (
        <tr>
          <td colSpan={3} className={styles.form}>
            <CorrectTracking
              order={order}
              onDone={() => {
                close()
                onCorrected()
              }}
              onCancel={close}
            />
          </td>
        </tr>
      ) : null}
    </>
  )
}
