import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clearPaidCartAtom } from '@/cart/cart-store'
import { followOrder, type OrderState } from './follow-order'
import { clearPendingCheckout } from './pending-checkout'

const CONFIRMING: OrderState = { status: 'confirming', isUnreachable: false }

/** Polls the order of a session, and empties its cart once it is paid or pending (reading R28). */
export function useOrder(sessionId: string) {
  const clearPaidCart = useSetAtom(clearPaidCartAtom)
  const [state, setState] = useState<OrderState>(CONFIRMING)
  const running = useRef<AbortController>(undefined)

  const follow = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    const onState = (next: OrderState) => {
      setState(next)
      if (isPaidOrPending(next)) clearPaidCart(sessionId)
    }
    void followOrder(sessionId, onState, running.current.signal)
  }, [sessionId, clearPaidCart])

  useEffect(() => {
    clearPendingCheckout()
    follow()
    return () => running.current?.abort()
  }, [follow])

  function retry() {
    setState(CONFIRMING)
    follow()
  }
  return { state, retry }
}

function isPaidOrPending(state: OrderState): boolean {
  const status = 'answer' in state ? state.answer?.status : undefined
  return status === 'paid' || status === 'pending'
}
