import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isDrawerOpenAtom } from '@/cart/cart-atoms'
import { paths } from '@/lib/paths'
import { hasPendingCheckout, clearPendingCheckout } from './pending-checkout'

/**
 * Whoever comes back from the hosted page without having paid is told so (reading R5): by its cancel link, which leads
 * to the site's root, or by the browser's back button, also out of the back-forward cache.
 */
export function useCancelledRedirect(): void {
  const navigate = useNavigate()
  const setDrawerOpen = useSetAtom(isDrawerOpenAtom)
  const { pathname } = useLocation()

  useEffect(() => {
    const check = () => {
      if (pathname === paths.checkoutSuccess || !hasPendingCheckout()) return
      clearPendingCheckout()
      // Out of the back-forward cache the page comes with the drawer as it was left, over what is told here.
      setDrawerOpen(false)
      void navigate(paths.checkoutCancelled, { replace: true })
    }
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) check()
    }
    check()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [navigate, pathname, setDrawerOpen])
}
