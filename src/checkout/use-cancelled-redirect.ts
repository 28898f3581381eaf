import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDrawerOpenAtom } from '@/cart/cart-atoms'
import { clearPendingCheckout, hasPendingCheckout } from '@/cart/pending-checkout'
import { onPageRestored } from '@/lib/on-page-restored'
import { paths } from '@/lib/paths'

/** Redirects a buyer who returns unpaid by the cancel link or the back button, also out of the cache (reading R5). */
export function useCancelledRedirect(): void {
  const navigate = useNavigate()
  const setDrawerOpen = useSetAtom(isDrawerOpenAtom)
  const { pathname } = useLocation()

  useEffect(() => {
    const check = () => {
      if (pathname === paths.checkoutSuccess || !hasPendingCheckout()) return
      clearPendingCheckout()
      setDrawerOpen(false)
      void navigate(paths.checkoutCancelled, { replace: true })
    }
    check()
    return onPageRestored(check)
  }, [navigate, pathname, setDrawerOpen])
}
