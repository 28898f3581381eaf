import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink, BackToPrintingLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { CONTENT_ID } from '@/ui/skip-link'
import { focusHeading, INITIAL_HISTORY_KEY } from '@/lib/focus-heading'

export function StandardPage() {
  const page = findPageByPath(useLocation().pathname)
  const back = page === 'product' ? <BackLink /> : page === 'press' ? <BackToPrintingLink /> : null
  return (
    <StandardLayout cart={<CartButton />} back={back} isForStaff={page === 'admin'}>
      <Suspense>
        <Outlet />
        <FocusHeadingOnNavigation />
      </Suspense>
    </StandardLayout>
  )
}

/**
 * Focuses the heading of a page that is opened by navigation.
 * Inside Suspense, so that the page is mounted by then.
 */
export function FocusHeadingOnNavigation() {
  const { pathname, key } = useLocation()
  const arrivedAt = useRef<string>(null)

  useEffect(() => {
    // A change of the query only is no navigation to another page.
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (key === INITIAL_HISTORY_KEY) return
    const main = document.getElementById(CONTENT_ID)
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    if (heading) focusHeading(heading)
  }, [pathname, key])

  return null
}
