import type { Store } from 'jotai'
import type { NavigateFunction } from 'react-router-dom'
import { isDrawerOpenAtom } from '@/cart/state/cart-atoms'
import { clearPendingCheckout, pendingCheckout } from '@/cart/state/pending-checkout'
import { paths } from '@/lib/paths'
import { fetchOrderState } from './poll-order'

/**
 * Leads a buyer who comes back from the hosted page by another way than the success page: only the shop knows whether
 * they have paid. Does nothing while it does not say, or once another checkout or page has begun.
 */
export async function followCheckoutReturn(
  pathname: string,
  navigate: NavigateFunction,
  store: Store,
): Promise<void> {
  const sessionId = pendingCheckout()
  if (sessionId === undefined || pathname === paths.checkoutSuccess) return
  const here = window.location.pathname
  const path = await pathAfterCheckout(sessionId)
  if (path === undefined || pendingCheckout() !== sessionId || window.location.pathname !== here) return
  clearPendingCheckout()
  store.set(isDrawerOpenAtom, false)
  void navigate(path, { replace: true })
}

async function pathAfterCheckout(sessionId: string): Promise<string | undefined> {
  const state = await fetchOrderState(sessionId)
  const status = 'answer' in state ? state.answer?.status : undefined
  if (state.status === 'unknown' || status === 'failed') return paths.checkoutCancelled
  return status && `${paths.checkoutSuccess}?session_id=${encodeURIComponent(sessionId)}`
}
