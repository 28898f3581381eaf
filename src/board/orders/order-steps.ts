import type { BoardOrder, FulfillmentStep, OrderStage } from '@contract/board/board'

/** What is to be done next with an order that is not done. */
export function getNextStep({ stage, readyAt }: Pick<BoardOrder, 'stage' | 'readyAt'>): FulfillmentStep {
  if (stage === 'screen') return 'screens_made'
  if (stage === 'print') return 'printed'
  if (stage === 'ship') return 'shipped'
  return readyAt === null ? 'ready' : 'handed_over'
}

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

/** The list of the board in which an order of this stage stands: a screen is made by who prints from it. */
export const getBoardList = (stage: OrderStage): Exclude<OrderStage, 'screen'> =>
  stage === 'screen' ? 'print' : stage
