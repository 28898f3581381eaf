import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { PrintSummary } from '../custom-print/print-summary'
import { toStaffLines } from '../custom-print/to-staff-lines'
import { OrderNotes } from '../orders/order-notes'
import styles from './printouts.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

/** The job sheet of an order, for the printer; legible from an arm's length. */
export function JobSheet({ order }: { order: BoardOrder }) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const lines = toStaffLines(order, t)
  // All sizes of a custom print are one print, whose picture stands once: four of them would take a second page.
  const jobs = order.customPrint ? [lines] : lines.map((line) => [line])
  return (
    <article className={styles.paper} aria-labelledby={`job-${order.id}`}>
      <div className={styles.head}>
        <h3 id={`job-${order.id}`}>{t('board.order.number', { number: order.number })}</h3>
        <span className={styles.dueDate}>
          {t('board.order.due', { date: dates.formatShortWeekday(order.dueAt) })}
        </span>
      </div>
      {order.customPrint ? (
        <div className={styles.printDetails}>
          <PrintSummary {...order.customPrint} />
        </div>
      ) : null}
      {jobs.map((job) => (
        <Job key={`${job[0]?.name} ${job[0]?.size}`} lines={job} />
      ))}
      <OrderNotes notes={order.notes} />
      <p className={styles.buyer}>
        {order.buyer === '' ? null : (
          <>
            <bdi>{order.buyer}</bdi>,{' '}
          </>
        )}
        {t(`board.orders.${order.deliveryOption}`)}
      </p>
    </article>
  )
}

type Line = BoardOrder['lines'][number]

/** One motif: its sides, how many of which size to print, where and how. The lines differ in size alone. */
function Job({ lines }: { lines: Line[] }) {
  const { t } = useTranslation()
  const [first] = lines
  if (first === undefined) return null
  const { name, image, print } = first
  const pictures = [
    { side: 'front' as const, url: image },
    ...(print.back === '' ? [] : [{ side: 'back' as const, url: print.back }]),
  ]
  const facts = [print.side === null ? '' : t(`board.print.side.${print.side}`), print.method]
  return (
    <div className={styles.job}>
      <div className={styles.pictures}>
        {pictures.map(({ side, url }) => (
          <img
            key={side}
            src={url}
            alt={t('board.print.picture', { name, side: t(`board.print.side.${side}`) })}
            width={400}
            height={400}
          />
        ))}
      </div>
      <p>
        <bdi>{name}</bdi>
        {lines.map(({ size, quantity }) => (
          <b key={size}>{t('board.order.line', { quantity, size })}</b>
        ))}
        {facts.some(Boolean) ? (
          <span className={styles.method}>{facts.filter(Boolean).join(', ')}</span>
        ) : null}
        {print.inks === '' ? null : (
          <span className={styles.method}>{t('board.print.inks', { inks: print.inks })}</span>
        )}
      </p>
    </div>
  )
}
