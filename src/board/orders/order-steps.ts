import type { BoardOrder, FulfillmentStep } from '@contract/board/board'

/** What is to be done next with an order that is not done. */
export function getNextStep({ stage, readyAt }: Pick<BoardOrder, 'stage' | 'readyAt'>): FulfillmentStep {
  if (stage === 'screen') return 'screens_made'
  if (stage === 'print') return 'printed'
  if (stage === 'ship') return 'shipped'
  return readyAt === null ? 'ready' : 'handed_over'
}
