import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { clearPaidCartAtom } from '@/cart/state/stored-cart'
import { clearPendingCheckout } from '@/cart/state/pending-checkout'
import { pollOrder, type OrderPollState } from './poll-order'

const CONFIRMING: OrderPollState = { status: 'confirming', isUnreachable: false }

/** Polls the order of a session. Empties the cart once it is paid or its order is being created (reading R28). */
export function useOrderStatus(sessionId: string): OrderPollState {
  const clearPaidCart = useSetAtom(clearPaidCartAtom)
  const [state, setState] = useState<OrderPollState>(CONFIRMING)

  useEffect(() => {
    clearPendingCheckout()
    const controller = new AbortController()
    const onState = (next: OrderPollState) => {
      setState(next)
      if (isPaid(next)) clearPaidCart(sessionId)
    }
    void pollOrder(sessionId, onState, controller.signal)
    return () => controller.abort()
  }, [sessionId, clearPaidCart])

  return state
}

function isPaid(state: OrderPollState): boolean {
  const answer = 'answer' in state ? state.answer : undefined
  return answer?.status === 'paid' || (answer?.status === 'pending' && answer.isAwaited !== true)
}
