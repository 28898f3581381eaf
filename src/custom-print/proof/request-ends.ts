import type { BuyerDecision, LinkedRequest } from '@contract/custom-print/buyer-request'
import { isOpen } from '@contract/custom-print/print-request'

export type RequestEnd = {
  name: 'takeBack' | 'delete'
  kind: Extract<BuyerDecision['kind'], 'withdrawn' | 'deleted'>
}

/** How a buyer can end a request as it stands: by its name in the texts, and the decision that is sent. */
export function requestEnds({ state, isDeletable }: LinkedRequest): RequestEnd[] {
  return [
    ...(isOpen(state) ? [{ name: 'takeBack', kind: 'withdrawn' } as const] : []),
    ...(isDeletable ? [{ name: 'delete', kind: 'deleted' } as const] : []),
  ]
}
