import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clearPaidCartAtom } from '@/cart/checkout-attempt'
import { clearPendingCheckout } from './pending-checkout'
import { followOrder, type OrderState } from './follow-order'

const CONFIRMING: OrderState = { status: 'confirming', isUnreachable: false }

/** Follows the order of a session, and empties its cart once it is known to be paid or pending (reading R28). */
export function useOrder(sessionId: string) {
  const settle = useSetAtom(clearPaidCartAtom)
  const [state, setState] = useState<OrderState>(CONFIRMING)
  const running = useRef<AbortController>(undefined)

  const look = useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    const tell = (next: OrderState) => {
      setState(next)
      if (isPaidOrPending(next)) settle(sessionId)
    }
    void followOrder(sessionId, tell, running.current.signal)
  }, [sessionId, settle])

  useEffect(() => {
    // The hosted page sends here only who has paid: the checkout is no longer under way.
    clearPendingCheckout()
    look()
    return () => running.current?.abort()
  }, [look])

  function lookAgain() {
    setState(CONFIRMING)
    look()
  }
  return { state, lookAgain }
}

function isPaidOrPending(state: OrderState): boolean {
  const status = 'answer' in state ? state.answer?.status : undefined
  return status === 'paid' || status === 'pending'
}
