import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { MAX_STEPS } from '@contract/board/fulfillment-step'
import { Button } from '@/ui/button'
import { getNextStep } from './order-steps'
import styles from './bulk-actions.module.css'
import type { PlannedStep } from './use-order-steps'

type BulkActionsProps = {
  orders: readonly BoardOrder[]
  chosen: readonly BoardOrder[]
  isBusy: boolean
  onChoose: (orders: readonly BoardOrder[]) => void
  onApply: (steps: PlannedStep[]) => void
}

/** Selects all orders of a list or none, and applies the next step of each selected order. */
export function BulkActions({ orders, chosen, isBusy, onChoose, onApply }: BulkActionsProps) {
  const { t } = useTranslation()
  const steps = chosen.slice(0, MAX_STEPS).map((order) => ({ order, step: getNextStep(order) }))
  const [step, ...others] = [...new Set(steps.map((planned) => planned.step))]
  const label =
    step === undefined || others.length > 0
      ? t('board.several.next')
      : t(step === 'shipped' ? 'board.several.shipped' : `board.step.${step}`)
  const isAll = chosen.length === orders.length
  return (
    <div role="group" aria-label={t('board.several.group')} className={styles.bulkActions}>
      <label className={styles.selectAll}>
        <input type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : orders)} />
        {t('board.several.all')}
      </label>
      {steps.length === 0 ? null : (
        <Button isBusy={isBusy} onClick={() => onApply(steps)}>
          {isBusy ? t('board.step.busy') : t('board.several.take', { step: label, count: steps.length })}
        </Button>
      )}
    </div>
  )
}
