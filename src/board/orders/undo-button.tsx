import { useTranslation } from 'react-i18next'
import { FULFILLMENT_STEPS } from '@contract/board/fulfillment-step'
import type { PlannedStep } from './use-order-steps'

type UndoButtonProps = { taken: readonly PlannedStep[]; onUndo: (steps: PlannedStep[]) => void }

/** Undoes the last steps. Nothing where one of them cannot be undone. */
export function UndoButton({ taken, onUndo }: UndoButtonProps) {
  const { t } = useTranslation()
  const steps = taken.flatMap(({ order, step }) => {
    const { undo } = FULFILLMENT_STEPS[step]
    return undo === null ? [] : [{ order, step: undo }]
  })
  if (steps.length < taken.length) return null
  return (
    <button type="button" onClick={() => onUndo(steps)}>
      {t('board.step.undo')}
    </button>
  )
}
