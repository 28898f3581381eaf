import { useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import type { FulfillmentStep, FulfillmentStepResults } from '@contract/board/fulfillment-step'
import { toFailure, getRefusalText } from '../http-failure'
import { takeStep, takeSteps } from '../board-api'

/** A step that is to be applied to an order, or was. */
export type PlannedStep = { order: BoardOrder; step: FulfillmentStep }

type StepSuccess = { message: string; steps: PlannedStep[] }
type StepFailure = { title: string; reasons: string[] }
type StepOutcome = { success?: StepSuccess; failure?: StepFailure }

/** Applies steps to orders, one request at a time, and keeps the outcome of the last one. */
export function useOrderSteps(onChanged: () => Promise<void>) {
  const { t } = useTranslation()
  const [busyIds, setBusyIds] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<StepOutcome>({})

  async function runRequest(steps: readonly PlannedStep[], request: () => Promise<StepOutcome>) {
    if (busyIds.length > 0 || steps.length === 0) return
    setBusyIds(steps.map(({ order }) => order.id))
    setOutcome({})
    setOutcome(await request())
    setBusyIds([])
  }

  /** Applies a step to one order. A parcel may have a tracking number. */
  function applyStep({ order, step }: PlannedStep, tracking?: string) {
    const { id, number } = order
    return runRequest([{ order, step }], async () => {
      try {
        await takeStep(id, step, tracking)
        await onChanged()
        return { success: { message: t(`board.step.done.${step}`, { number }), steps: [{ order, step }] } }
      } catch (error) {
        return { failure: toStepFailure(error, t('board.step.failed', { number }), t) }
      }
    })
  }

  /**
   * Applies steps to several orders in one request. Each succeeds or fails for itself; the refused ones are named.
   */
  function applySteps(steps: readonly PlannedStep[]) {
    return runRequest(steps, async () => {
      try {
        const { results } = await takeSteps(steps.map(({ order, step }) => ({ orderId: order.id, step })))
        await onChanged()
        return toOutcome(steps, results, t)
      } catch (error) {
        return { failure: toStepFailure(error, t('board.several.failed'), t) }
      }
    })
  }

  return { busyIds, outcome, applyStep, applySteps }
}

function toOutcome(
  steps: readonly PlannedStep[],
  results: FulfillmentStepResults['results'],
  t: TFunction,
): StepOutcome {
  const findRefusal = ({ order }: PlannedStep) =>
    results.find(({ orderId }) => orderId === order.id)?.refusal ?? null
  const appliedSteps = steps.filter((planned) => findRefusal(planned) === null)
  const reasons = steps.flatMap((planned) => {
    const refusal = findRefusal(planned)
    if (refusal === null) return []
    const reason = getRefusalText(refusal.code, t) ?? (refusal.message || t('board.step.failedHint'))
    return [t('board.several.failure', { number: planned.order.number, reason })]
  })
  return {
    ...(appliedSteps.length > 0 && {
      success: { message: getSuccessMessage(appliedSteps, t), steps: appliedSteps },
    }),
    ...(reasons.length > 0 && { failure: { title: t('board.several.failed'), reasons } }),
  }
}

function toStepFailure(error: unknown, what: string, t: TFunction): StepFailure {
  const { title, reason } = toFailure(error, what, t)
  return { title, reasons: [reason] }
}

function getSuccessMessage(steps: readonly PlannedStep[], t: TFunction): string {
  const kinds = [...new Set(steps.map(({ step }) => step))]
  return kinds
    .map((kind) => {
      const numbers = steps.filter(({ step }) => step === kind).map(({ order }) => order.number)
      return t('board.several.done', {
        count: numbers.length,
        step: t(`board.step.${kind}`),
        numbers: numbers.join(', '),
      })
    })
    .join(' ')
}
