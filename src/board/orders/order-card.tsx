import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import type { FulfillmentStep } from '@contract/board/fulfillment-step'
import { Button } from '@/ui/button'
import { adminPaths } from '../admin-paths'
import { FilmPositiveLinks } from '../custom-print/film-positive-links'
import { PrintSummary } from '../custom-print/print-summary'
import { toStaffLines } from '../custom-print/to-staff-lines'
import { getNextStep, getUndoSteps } from './order-steps'
import styles from './order-card.module.css'
import { NoteForm } from './note-form'
import { OrderHistory } from './order-history'
import { OrderNotes } from './order-notes'
import type { PrintoutKind } from '../printouts/printouts'
import { getArtworkUrl } from '../custom-print/custom-print-api'
import { TrackingForm } from './tracking-form'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type OrderCardProps = {
  order: BoardOrder
  isBusy: boolean
  isChosen: boolean
  /** Selects or deselects the order; undefined where it is the only one. */
  onChoose: (() => void) | undefined
  onStep: (step: FulfillmentStep, tracking?: string) => Promise<void>
  onPrint: (kind: PrintoutKind) => void
  onNoteSaved: () => Promise<void>
}

export function OrderCard({
  order,
  isBusy,
  isChosen,
  onChoose,
  onStep,
  onPrint,
  onNoteSaved,
}: OrderCardProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const [isShipping, setIsShipping] = useState(false)
  const { stage, number, readyAt } = order
  const next = getNextStep(order)
  const heading = `order-${order.id}`
  return (
    <li className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        {onChoose === undefined ? null : (
          <label className={styles.choose}>
            <input
              type="checkbox"
              aria-label={t('board.several.choose', { number })}
              checked={isChosen}
              onChange={onChoose}
            />
          </label>
        )}
        <h3 id={heading}>{t('board.order.number', { number })}</h3>
        <span>
          {stage === 'hand_over' && readyAt !== null
            ? t('board.order.waiting', { date: dates.formatShortWeekday(readyAt) })
            : t('board.order.due', { date: dates.formatShortWeekday(order.dueAt) })}
        </span>
      </div>
      <p className={styles.buyer}>
        {order.buyer === '' ? null : `${order.buyer}, `}
        {t(`board.orders.${order.deliveryOption}`)}
      </p>
      <ul className={styles.lines}>
        {toStaffLines(order, t).map((line) => (
          <li key={`${line.name} ${line.size}`} className={styles.line}>
            <img src={line.image} alt="" width={32} height={32} loading="lazy" decoding="async" />
            <span>{line.name}</span>
            <b>{t('board.order.line', { quantity: line.quantity, size: line.size })}</b>
          </li>
        ))}
      </ul>
      {order.customPrint ? (
        <div>
          <PrintSummary {...order.customPrint} />
        </div>
      ) : null}
      <OrderNotes notes={order.notes} />
      {order.failedMails > 0 ? <p className={styles.error}>{t('board.order.mailFailed')}</p> : null}
      {isShipping ? (
        <TrackingForm
          number={number}
          isBusy={isBusy}
          onSend={(tracking) => void onStep('shipped', tracking)}
          onCancel={() => setIsShipping(false)}
        />
      ) : null}
      {order.printFiles !== null && stage === 'screen' ? (
        <p className={styles.links}>
          <FilmPositiveLinks id={order.printFiles.requestId} version={order.printFiles.version} />
        </p>
      ) : null}
      <div className={styles.actions}>
        {isShipping ? null : (
          <Button
            className={styles.step}
            isBusy={isBusy}
            aria-describedby={heading}
            onClick={() => (next === 'shipped' ? setIsShipping(true) : void onStep(next))}
          >
            {t(isBusy ? 'board.step.busy' : `board.step.${next}`)}
          </Button>
        )}
        {order.printFiles !== null && next === 'shipped' && readyAt === null && !isShipping ? (
          <Button
            variant="secondary"
            isBusy={isBusy}
            aria-describedby={heading}
            onClick={() => void onStep('packed')}
          >
            {t(isBusy ? 'board.step.busy' : 'board.step.packed')}
          </Button>
        ) : null}
        <details className={styles.more}>
          <summary aria-describedby={heading}>{t('board.order.more')}</summary>
          <div className={styles.links}>
            <button type="button" aria-describedby={heading} onClick={() => onPrint('jobSheet')}>
              {t('board.printout.job')}
            </button>
            <button type="button" aria-describedby={heading} onClick={() => onPrint('packingSlip')}>
              {t('board.printout.slip')}
            </button>
            {getUndoSteps(order).map((step) => (
              <button key={step} type="button" aria-describedby={heading} onClick={() => void onStep(step)}>
                {t(`board.step.${step}`)}
              </button>
            ))}
            <a href={adminPaths.order(order.id)} aria-describedby={heading}>
              {t('board.order.admin')}
            </a>
            {order.printFiles?.isScreen && stage !== 'screen' ? (
              <FilmPositiveLinks id={order.printFiles.requestId} version={order.printFiles.version} />
            ) : null}
            {order.printFiles ? (
              <a href={getArtworkUrl(order.printFiles.requestId, 'original')} download>
                {t('board.press.originalFile')}
              </a>
            ) : null}
          </div>
          <NoteForm order={order} onSaved={onNoteSaved} />
          <OrderHistory entries={order.history} />
        </details>
      </div>
    </li>
  )
}
