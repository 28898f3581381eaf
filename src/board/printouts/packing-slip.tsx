import { useTranslation } from 'react-i18next'
import type { BoardOrderDetail } from '@contract/board/board-order'
import { formatAddressLine } from '@contract/studio/studio-address'
import { useStudioProfile } from '@/site/use-studio-profile'
import styles from './printouts.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

/** The packing slip of an order in the buyer's language. Without prices, as parcels may be presents. */
export function PackingSlip({ slip: { order, address, language } }: { slip: BoardOrderDetail }) {
  const { t } = useTranslation(undefined, { lng: language })
  const dates = useDateFormatters(language)
  const { name, address: from } = useStudioProfile()
  return (
    <article className={styles.paper} lang={language} aria-labelledby={`slip-${order.id}`}>
      <p className={styles.sender}>
        {name}, {formatAddressLine(from)}
      </p>
      <div className={styles.address}>
        {(address.length > 0 ? address : [order.buyer, t('board.orders.pickup')]).map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className={styles.head}>
        <h3 id={`slip-${order.id}`}>{t('board.order.number', { number: order.number })}</h3>
        <span>{t('board.order.ordered', { date: dates.formatShortWeekday(order.createdAt) })}</span>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('board.printout.motif')}</th>
            <th scope="col">{t('board.printout.size')}</th>
            <th scope="col">{t('board.printout.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={`${line.name} ${line.size}`}>
              <td>
                <bdi>{line.name}</bdi>
              </td>
              <td>{line.size}</td>
              <td>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.notes.buyer === null ? null : <p className={styles.buyerNote}>{order.notes.buyer.text}</p>}
      <p>{t('board.printout.thanks')}</p>
    </article>
  )
}
