import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPendingCheckout } from '@/cart/state/pending-checkout'
import { loadChunk } from '@/lib/lazy-chunk'
import { onPageRestored } from '@/lib/on-page-restored'

/**
 * Redirects a buyer who returns by the cancel link or the back button, also out of the cache, to what was cancelled, or
 * to the order where they had paid and left its page before its scripts ran (reading R5).
 */
export function useReturnFromPayment(): void {
  const store = useStore()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  // At each page: the one before may have been left before the shop answered.
  useEffect(() => {
    const check = () => {
      if (!readPendingCheckout()) return
      void loadChunk('return', () => import('./return-from-payment')).then((chunk) =>
        chunk.redirectAfterPayment(pathname, navigate, store),
      )
    }
    check()
    return onPageRestored(check)
  }, [navigate, pathname, store])
}
