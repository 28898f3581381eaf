import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import type { FulfillmentStep } from '@contract/board/fulfillment-step'
import { toFailure, getRefusalText } from '../http-failure'
import { takeStep, takeSteps } from '../board-api'

/** A step that is to be applied to an order, or was. */
export type PlannedStep = { order: BoardOrder; step: FulfillmentStep }

type StepSuccess = { message: string; taken: PlannedStep[] }
type StepFailure = { title: string; reasons: string[] }
export type OrderStepsState = { busy: readonly string[]; done?: StepSuccess; failed?: StepFailure }

const IDLE: OrderStepsState = { busy: [] }

/** Applies steps to orders, one request at a time, and keeps the result of the last one. */
export function useOrderSteps(onChanged: () => Promise<void>) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState(IDLE)

  async function run(planned: readonly PlannedStep[], action: () => Promise<Omit<OrderStepsState, 'busy'>>) {
    if (outcome.busy.length > 0 || planned.length === 0) return
    setOutcome({ busy: planned.map(({ order }) => order.id) })
    setOutcome({ ...(await action()), busy: [] })
  }

  /** Applies a step to one order. A parcel may have a tracking number. */
  function take({ order, step }: PlannedStep, tracking?: string) {
    const { id, number } = order
    return run([{ order, step }], async () => {
      try {
        await takeStep(id, step, tracking)
        await onChanged()
        return { done: { message: t(`board.step.done.${step}`, { number }), taken: [{ order, step }] } }
      } catch (error) {
        return { failed: toStepFailure(error, t('board.step.failed', { number })) }
      }
    })
  }

  /**
   * Applies steps to several orders in one request. Each succeeds or fails for itself; the refused ones are named.
   */
  function takeAll(steps: readonly PlannedStep[]) {
    return run(steps, async () => {
      try {
        const { results } = await takeSteps(steps.map(({ order, step }) => ({ orderId: order.id, step })))
        await onChanged()
        const findRefusal = ({ order }: PlannedStep) =>
          results.find(({ orderId }) => orderId === order.id)?.refusal ?? null
        const taken = steps.filter((planned) => findRefusal(planned) === null)
        const reasons = steps.flatMap((planned) => {
          const refusal = findRefusal(planned)
          if (refusal === null) return []
          const reason = getRefusalText(refusal.code, t) ?? (refusal.message || t('board.step.failedHint'))
          return [t('board.several.failure', { number: planned.order.number, reason })]
        })
        return {
          ...(taken.length > 0 && { done: { message: getSuccessMessage(taken), taken } }),
          ...(reasons.length > 0 && { failed: { title: t('board.several.failed'), reasons } }),
        }
      } catch (error) {
        return { failed: toStepFailure(error, t('board.several.failed')) }
      }
    })
  }

  function toStepFailure(error: unknown, what: string): StepFailure {
    const { title, reason } = toFailure(error, what, t)
    return { title, reasons: [reason] }
  }

  function getSuccessMessage(taken: readonly PlannedStep[]): string {
    const kinds = [...new Set(taken.map(({ step }) => step))]
    return kinds
      .map((step) => {
        const numbers = taken.filter((planned) => planned.step === step).map(({ order }) => order.number)
        return t('board.several.done', {
          count: numbers.length,
          step: t(`board.step.${step}`),
          numbers: numbers.join(', '),
        })
      })
      .join(' ')
  }

  return { outcome, take, takeAll }
}
