import { useTranslation } from 'react-i18next'
import { type FulfillmentStep, UNDO_STEPS } from '@contract/board/fulfillment-step'
import type { OrderStep } from './use-order-steps'

type UndoButtonProps = { taken: readonly OrderStep[]; onUndo: (works: OrderStep[]) => void }

/** Undoes the last steps. Nothing where one of them cannot be undone. */
export function UndoButton({ taken, onUndo }: UndoButtonProps) {
  const { t } = useTranslation()
  const works = taken.flatMap(({ order, step }) => {
    const undo = getUndoStep(step)
    return undo === undefined ? [] : [{ order, step: undo }]
  })
  if (works.length < taken.length) return null
  return (
    <button type="button" onClick={() => onUndo(works)}>
      {t('board.step.undo')}
    </button>
  )
}

function getUndoStep(step: FulfillmentStep): FulfillmentStep | undefined {
  return step in UNDO_STEPS ? UNDO_STEPS[step as keyof typeof UNDO_STEPS] : undefined
}
