import type { OrderStage } from '@contract/board/board'

/** The list of the board in which an order of this stage stands: a screen is made by who prints from it. */
export const getBoardList = (stage: OrderStage): Exclude<OrderStage, 'screen'> =>
  stage === 'screen' ? 'print' : stage
