import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink, BackToPrinting } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { PageArrival } from './page-arrival'

export function StandardView() {
  const page = findPageByPath(useLocation().pathname)
  const back = page === 'product' ? <BackLink /> : page === 'press' ? <BackToPrinting /> : null
  return (
    <StandardLayout cart={<CartButton />} back={back} isForStaff={page === 'admin'}>
      <Suspense>
        <Outlet />
        <PageArrival />
      </Suspense>
    </StandardLayout>
  )
}
