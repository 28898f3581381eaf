import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { pageAt } from '@contract/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { PageArrival } from './page-arrival'

export function StandardView() {
  const isProduct = pageAt(useLocation().pathname) === 'product'
  return (
    <StandardLayout cart={<CartButton />} back={isProduct ? <BackLink /> : null}>
      <Suspense>
        <Outlet />
        <PageArrival />
      </Suspense>
    </StandardLayout>
  )
}
