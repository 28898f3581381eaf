import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { clearPendingCheckout } from '@/cart/state/pending-checkout'
import { pollOrder, type OrderPollState } from './poll-order'
import { applyOrderOutcomeAtom } from './apply-order-outcome'

const CONFIRMING: OrderPollState = { status: 'confirming', isUnreachable: false }

/** Polls the order of a session. What was bought leaves the cart once it is paid. */
export function useOrderStatus(sessionId: string): OrderPollState {
  const applyOutcome = useSetAtom(applyOrderOutcomeAtom)
  const [state, setState] = useState<OrderPollState>(CONFIRMING)

  useEffect(() => {
    clearPendingCheckout()
    const controller = new AbortController()
    const onState = (next: OrderPollState) => {
      setState(next)
      if ('answer' in next) applyOutcome(sessionId, next.answer)
    }
    void pollOrder(sessionId, onState, controller.signal)
    return () => controller.abort()
  }, [sessionId, applyOutcome])

  return state
}
