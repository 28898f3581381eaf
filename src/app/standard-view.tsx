import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { pageAt } from '@contract/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { usePageArrival } from './use-page-arrival'

/** Header, page, cookie banner, footer: the frame of every page that is not the map. */
export function StandardView() {
  const isProduct = pageAt(useLocation().pathname) === 'product'
  return (
    <StandardLayout cart={<CartButton />} back={isProduct ? <BackLink /> : null}>
      <Suspense>
        <Outlet />
        <Arrival />
      </Suspense>
    </StandardLayout>
  )
}

/** Beside the page inside Suspense, so that its effects run once the page is there. */
function Arrival() {
  usePageArrival()
  return null
}
