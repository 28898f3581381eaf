import type { StaffOrder, StudioStep } from '@contract/studio'

/** The steps that take back where an order stands; none once its money or its goods come back, or it was cancelled. */
export function undoSteps({
  status,
  stage,
  deliveryOption,
  printedAt,
  readyAt,
  returns,
}: StaffOrder): StudioStep[] {
  if (status !== 'paid' || returns.some(({ state }) => state !== 'declined')) return []
  if (stage === 'done') return [deliveryOption === 'pickup' ? 'not_handed_over' : 'not_shipped']
  if (stage === 'hand_over' && readyAt !== null) return ['not_ready']
  return stage !== 'print' && printedAt !== null && readyAt === null ? ['not_printed'] : []
}
