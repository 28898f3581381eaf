import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrder, StudioStep } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { OrderCard } from './order-card'
import { DoneMessage } from './done-message'
import { Pagination } from './pagination'
import { failureMessage } from './request-error'
import type { SheetKind } from './sheets'
import { takeStep } from './studio-requests'
import { UndoButton } from './undo-button'
import styles from './work-list.module.css'

type WorkListProps = {
  name: 'print' | 'ship' | 'hand_over'
  orders: StaffOrder[]
  onChanged: () => Promise<void>
  onSheets: (kind: SheetKind, orders: StaffOrder[]) => void
}

const CARDS_PER_PAGE = 50

type Outcome =
  | { status: 'idle' }
  | { status: 'busy'; orderId: string }
  | { status: 'done'; message: string; order: StaffOrder; step: StudioStep }
  | { status: 'failed'; message: string; detail: string }

export function WorkList({ name, orders, onChanged, onSheets }: WorkListProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const [requestedPage, setRequestedPage] = useState(1)
  const pageCount = Math.max(1, Math.ceil(orders.length / CARDS_PER_PAGE))
  // The last page goes when its cards have gone.
  const page = Math.min(requestedPage, pageCount)
  const shown = orders.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE)

  async function take(order: StaffOrder, step: StudioStep, tracking?: string) {
    const { id, number } = order
    if (outcome.status === 'busy') return
    setOutcome({ status: 'busy', orderId: id })
    try {
      await takeStep(id, step, tracking)
      await onChanged()
      setOutcome({ status: 'done', message: t(`studio.step.done.${step}`, { number }), order, step })
    } catch (error) {
      const detail = failureMessage(error, t)
      setOutcome({ status: 'failed', message: t('studio.step.failed', { number }), detail })
    }
  }

  return (
    <div className={styles.work}>
      <DoneMessage message={outcome.status === 'done' ? outcome.message : ''}>
        {outcome.status === 'done' ? (
          <UndoButton step={outcome.step} onUndo={(undo) => void take(outcome.order, undo)} />
        ) : null}
      </DoneMessage>
      {outcome.status === 'failed' ? <Alert title={outcome.message}>{outcome.detail}</Alert> : null}
      {orders.length === 0 ? (
        <p>{t(`studio.board.empty.${name}`)}</p>
      ) : (
        <>
          <div>
            {name === 'print' ? (
              <Button variant="secondary" onClick={() => onSheets('jobSheet', orders)}>
                {t('studio.board.jobSheets')}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => onSheets('packingSlip', orders)}>
                {t('studio.board.packingSlips')}
              </Button>
            )}
          </div>
          <ul className={styles.orders}>
            {shown.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                isBusy={outcome.status === 'busy' && outcome.orderId === order.id}
                onStep={(step, tracking) => take(order, step, tracking)}
                onSheet={(kind) => onSheets(kind, [order])}
                onNoted={onChanged}
              />
            ))}
          </ul>
          <Pagination page={page} count={pageCount} onPage={setRequestedPage} />
        </>
      )}
    </div>
  )
}
