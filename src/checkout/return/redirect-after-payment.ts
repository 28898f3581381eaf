import type { Store } from 'jotai'
import type { NavigateFunction } from 'react-router-dom'
import { isDrawerOpenAtom } from '@/cart/state/drawer-atoms'
import { clearPendingCheckout, readPendingCheckout } from '@/cart/state/pending-checkout'
import { paths } from '@/site/paths'
import { fetchOrderPollState } from './poll-order'

/**
 * Redirects a buyer who left the hosted payment page by another way than its success link, as only the shop knows
 * whether they have paid. Does nothing while the shop is unreachable, or once another checkout or navigation has
 * begun.
 */
export async function redirectAfterPayment(
  pathname: string,
  navigate: NavigateFunction,
  store: Store,
): Promise<void> {
  const sessionId = readPendingCheckout()
  if (sessionId === undefined || pathname === paths.checkoutSuccess) return
  const here = window.location.pathname
  const path = await fetchReturnPath(sessionId)
  if (path === undefined || readPendingCheckout() !== sessionId || window.location.pathname !== here) return
  clearPendingCheckout()
  store.set(isDrawerOpenAtom, false)
  void navigate(path, { replace: true })
}

async function fetchReturnPath(sessionId: string): Promise<string | undefined> {
  const state = await fetchOrderPollState(sessionId)
  const status = 'answer' in state ? state.answer.status : undefined
  if (state.status === 'unknown' || status === 'failed') return paths.checkoutCancelled
  return status && `${paths.checkoutSuccess}?session_id=${encodeURIComponent(sessionId)}`
}
