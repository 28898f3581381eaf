import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPendingCheckout } from '@/cart/state/pending-checkout'
import { loadChunk } from '@/lib/lazy-chunk'
import { onPageRestored } from '@/lib/on-page-restored'

/**
 * Redirects a buyer who returns from the hosted page by its cancel link or the back button, also out of the
 * back-forward cache: to the cancelled page, or to the order if they had paid and closed the page too early.
 */
export function useReturnFromPayment(): void {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  // On every navigation, as the page before may have been left before the shop answered.
  useEffect(() => {
    const check = () => {
      if (!readPendingCheckout()) return
      void loadChunk('return', () => import('./redirect-after-payment')).then((chunk) =>
        chunk.redirectAfterPayment(pathname, navigate, store),
      )
    }
    check()
    return onPageRestored(check)
  }, [navigate, pathname, store])
}
