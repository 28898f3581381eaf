import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { clearPaidCartAtom } from '@/cart/state/stored-cart'
import { clearPendingCheckout } from '@/cart/state/pending-checkout'
import { followOrder, type OrderState } from './poll-order'

const CONFIRMING: OrderState = { status: 'confirming', isUnreachable: false }

/** Polls the order of a session, and empties its cart once it is paid or its order is being made (reading R28). */
export function useOrder(sessionId: string): OrderState {
  const clearPaidCart = useSetAtom(clearPaidCartAtom)
  const [state, setState] = useState<OrderState>(CONFIRMING)

  useEffect(() => {
    clearPendingCheckout()
    const controller = new AbortController()
    const onState = (next: OrderState) => {
      setState(next)
      if (isPaid(next)) clearPaidCart(sessionId)
    }
    void followOrder(sessionId, onState, controller.signal)
    return () => controller.abort()
  }, [sessionId, clearPaidCart])

  return state
}

function isPaid(state: OrderState): boolean {
  const answer = 'answer' in state ? state.answer : undefined
  return answer?.status === 'paid' || (answer?.status === 'pending' && answer.isAwaited !== true)
}
