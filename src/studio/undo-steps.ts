import type { BoardOrder, FulfillmentStep } from '@contract/board/board'

/** The steps that take back where an order stands; none once its money or its goods come back, or it was cancelled. */
export function getUndoSteps({
  status,
  stage,
  deliveryOption,
  screensMadeAt,
  printedAt,
  readyAt,
  returns,
  press,
}: BoardOrder): FulfillmentStep[] {
  if (status !== 'paid' || returns.some(({ state }) => state !== 'declined')) return []
  if (stage === 'done') return [deliveryOption === 'pickup' ? 'not_handed_over' : 'not_shipped']
  if (stage === 'hand_over' && readyAt !== null) return ['not_ready']
  if (stage === 'print') return screensMadeAt === null ? [] : ['not_screens_made']
  if (stage === 'ship' && readyAt !== null && press !== null) return ['not_packed']
  return stage !== 'screen' && printedAt !== null && readyAt === null ? ['not_printed'] : []
}
