import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import type { FulfillmentStep } from '@contract/board/fulfillment-step'
import { Alert } from '@/ui/alert'
import { NoteForm } from '../note-form'
import { OrderHistory } from '../order-history'
import styles from './order-extras.module.css'
import { OrderNotes } from '../order-notes'
import { ReturnCard } from '../../returns/return-card'
import { toFailure } from '../../http-failure'
import { useSubmission } from '@/lib/requests/use-submission'
import { takeStep } from '../../board-api'
import { getUndoSteps } from '../order-steps'

type OrderExtrasProps = { order: BoardOrder; onDone: (message: string) => void; onNoted: () => Promise<void> }

/** The studio's own note is shown in its form. */
const BUYER_ONLY = ['buyer'] as const

/** The rarer parts of an order in the table: undo, notes and history. */
export function OrderExtras({ order, onDone, onNoted }: OrderExtrasProps) {
  const { t } = useTranslation()
  const { id, number } = order
  const { isBusy, failure, submit } = useSubmission((error) =>
    toFailure(error, t('board.step.failed', { number }), t),
  )
  const steps = getUndoSteps(order)

  const undoStep = (step: FulfillmentStep) =>
    submit(async () => {
      await takeStep(id, step)
      onDone(t(`board.step.done.${step}`, { number }))
    })

  return (
    <div className={styles.more}>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      {steps.map((step) => (
        <button key={step} type="button" aria-disabled={isBusy} onClick={() => void undoStep(step)}>
          {t(`board.step.${step}`)}
        </button>
      ))}
      {order.returns.map((returned) => (
        <ReturnCard key={returned.id} order={order} returned={returned} onDone={onDone} />
      ))}
      <OrderNotes notes={order.notes} authors={BUYER_ONLY} />
      <NoteForm order={order} onSaved={onNoted} />
      <OrderHistory entries={order.history} />
    </div>
  )
}
