import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { DoneMessage } from '../done-message'
import { OrderCard } from './order-card'
import { Pagination } from '../pagination'
import { BulkActions } from './bulk-actions'
import type { PrintoutKind } from '../printouts/printouts'
import { UndoButton } from './undo-button'
import { useOrderSteps } from './use-order-steps'
import styles from './work-list.module.css'

type WorkListProps = {
  name: 'print' | 'ship' | 'hand_over'
  orders: BoardOrder[]
  onChanged: () => Promise<void>
  onPrint: (kind: PrintoutKind, orders: BoardOrder[]) => void
}

const CARDS_PER_PAGE = 50

export function WorkList({ name, orders, onChanged, onPrint }: WorkListProps) {
  const { t } = useTranslation()
  const { busyIds, outcome, applyStep, applySteps } = useOrderSteps(onChanged)
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [requestedPage, setRequestedPage] = useState(1)
  const pageCount = Math.max(1, Math.ceil(orders.length / CARDS_PER_PAGE))
  // The last page disappears with its last order.
  const page = Math.min(requestedPage, pageCount)
  const pageOrders = orders.slice((page - 1) * CARDS_PER_PAGE, page * CARDS_PER_PAGE)
  // Orders that have left the list or the page are no longer selected.
  const chosenOrders = pageOrders.filter(({ id }) => chosenIds.includes(id))
  const printout = name === 'print' ? 'jobSheet' : 'packingSlip'
  const { success, failure } = outcome

  return (
    <div className={styles.work}>
      <DoneMessage message={success?.message ?? ''}>
        {success === undefined ? null : (
          <UndoButton
            lastSteps={success.steps}
            onUndo={(steps) =>
              void (steps.length === 1 && steps[0] ? applyStep(steps[0]) : applySteps(steps))
            }
          />
        )}
      </DoneMessage>
      {failure === undefined ? null : (
        <Alert title={failure.title}>
          {failure.reasons.map((reason) => (
            <span key={reason} className={styles.reason}>
              {reason}{' '}
            </span>
          ))}
        </Alert>
      )}
      {orders.length === 0 ? (
        <p>{t(`board.empty.${name}`)}</p>
      ) : (
        <>
          <div className={styles.tools}>
            <Button
              variant="secondary"
              onClick={() => onPrint(printout, chosenOrders.length > 0 ? chosenOrders : orders)}
            >
              {t(name === 'print' ? 'board.jobSheets' : 'board.packingSlips')}
            </Button>
            {orders.length > 1 ? (
              <BulkActions
                orders={pageOrders}
                chosen={chosenOrders}
                isBusy={busyIds.length > 0}
                onChoose={(next) => setChosenIds(next.map(({ id }) => id))}
                onApply={(steps) => void applySteps(steps)}
              />
            ) : null}
          </div>
          <ul className={styles.orders}>
            {pageOrders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                isBusy={busyIds.includes(order.id)}
                isChosen={chosenOrders.includes(order)}
                onChoose={
                  orders.length > 1
                    ? () =>
                        setChosenIds(
                          toggleId(
                            chosenOrders.map(({ id }) => id),
                            order.id,
                          ),
                        )
                    : undefined
                }
                onStep={(step, tracking) => applyStep({ order, step }, tracking)}
                onPrint={(kind) => onPrint(kind, [order])}
                onNoteSaved={onChanged}
              />
            ))}
          </ul>
          <Pagination page={page} count={pageCount} onPage={setRequestedPage} />
        </>
      )}
    </div>
  )
}

function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
