import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { pageAt } from '@contract/pages'
import { CartButton } from '@/cart/cart-button'
import { BackLink } from '@/layout/back-link'
import { StandardLayout } from '@/layout/standard-layout'
import { PageArrival } from './page-arrival'

export function StandardView() {
  const name = pageAt(useLocation().pathname)
  return (
    <StandardLayout
      cart={<CartButton />}
      back={name === 'product' ? <BackLink /> : null}
      isForStaff={name === 'admin'}
    >
      <Suspense>
        <Outlet />
        <PageArrival />
      </Suspense>
    </StandardLayout>
  )
}
