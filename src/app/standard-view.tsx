import { Suspense } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { CartButton } from '@/cart/cart-button'
import { BackLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { usePageArrival } from './use-page-arrival'

/** Header, page, cookie banner, footer: the frame of product, success, cancelled and admin pages. */
export function StandardView() {
  const isProduct = useMatch('/product/:productId') !== null
  return (
    <StandardLayout cart={<CartButton />} back={isProduct ? <BackLink /> : null}>
      <Suspense>
        <Outlet />
        <Arrival />
      </Suspense>
    </StandardLayout>
  )
}

/** Stands beside the page, so that it arrives when the page does. */
function Arrival() {
  usePageArrival()
  return null
}
