import { useTranslation } from 'react-i18next'
import { FULFILLMENT_STEPS } from '@contract/board/fulfillment-step'
import type { PlannedStep } from './use-order-steps'

type UndoButtonProps = { lastSteps: readonly PlannedStep[]; onUndo: (steps: PlannedStep[]) => void }

/** Undoes the last steps. Nothing where one of them cannot be undone. */
export function UndoButton({ lastSteps, onUndo }: UndoButtonProps) {
  const { t } = useTranslation()
  const undoSteps = lastSteps.flatMap(({ order, step }) => {
    const { undo } = FULFILLMENT_STEPS[step]
    return undo === null ? [] : [{ order, step: undo }]
  })
  if (undoSteps.length < lastSteps.length) return null
  return (
    <button type="button" onClick={() => onUndo(undoSteps)}>
      {t('board.step.undo')}
    </button>
  )
}
