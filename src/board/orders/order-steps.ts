import type { BoardOrder } from '@contract/board/board-order'
import { DELIVERY } from '@contract/cart/delivery-option'
import type { FulfillmentStep } from '@contract/board/fulfillment-step'
import type { OrderStage } from '@contract/orders/order-stage'

/** Returns the next step of an order that is not completed. */
export function getNextStep({ stage, readyAt }: Pick<BoardOrder, 'stage' | 'readyAt'>): FulfillmentStep {
  if (stage === 'screen') return 'screens_made'
  if (stage === 'print') return 'printed'
  if (stage === 'ship') return 'shipped'
  return readyAt === null ? 'ready' : 'handed_over'
}

/** Returns the steps that can be undone; none once the order is refunded, returned or cancelled. */
export function getUndoSteps({
  status,
  stage,
  deliveryOption,
  screensMadeAt,
  printedAt,
  readyAt,
  returns,
  printFiles,
}: BoardOrder): FulfillmentStep[] {
  if (status !== 'paid' || returns.some(({ state }) => state !== 'declined')) return []
  if (stage === 'done') return [DELIVERY[deliveryOption].isPickup ? 'not_handed_over' : 'not_shipped']
  if (stage === 'hand_over' && readyAt !== null) return ['not_ready']
  if (stage === 'print') return screensMadeAt === null ? [] : ['not_screens_made']
  if (stage === 'ship' && readyAt !== null && printFiles !== null) return ['not_packed']
  return stage !== 'screen' && printedAt !== null && readyAt === null ? ['not_printed'] : []
}

/**
 * Returns the board list of a stage. Orders that need a screen are in the list 'print', as the printer makes it.
 */
export const getBoardList = (stage: OrderStage): Exclude<OrderStage, 'screen'> =>
  stage === 'screen' ? 'print' : stage
