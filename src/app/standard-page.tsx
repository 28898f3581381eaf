import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink, BackToPrintingLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { FocusHeadingOnNavigation } from './page-arrival'

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
