import { Suspense } from 'react'
import { Outlet, useMatch } from 'react-router-dom'
import { CartButton } from '@/cart/cart-button'
import { BackLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'

/** Header, page, cookie banner, footer: the frame of product, success, cancelled and admin pages. */
export function StandardView() {
  const isProduct = useMatch('/product/:productId') !== null
  return (
    <StandardLayout cart={<CartButton />} back={isProduct ? <BackLink /> : null}>
      <Suspense>
        <Outlet />
      </Suspense>
    </StandardLayout>
  )
}
