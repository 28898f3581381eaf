import type { ReturnState, ReturnStep } from '../../contract/orders/order-returns'

/** What a step makes of a return: 'unchanged' where it was taken before; 'not_received' and 'closed' refuse it. */
export function resolveReturnStep(
  state: ReturnState,
  step: ReturnStep,
): ReturnStep | 'unchanged' | 'not_received' | 'closed' {
  if (state === step) return 'unchanged'
  // What was refunded has been received; a press repeated late takes nothing back.
  if (state === 'refunded' && step === 'received') return 'unchanged'
  if (state === 'refunded' || state === 'declined') return 'closed'
  return state === 'requested' && step === 'refunded' ? 'not_received' : step
}
