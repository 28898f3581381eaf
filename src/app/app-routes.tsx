import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useCancelledRedirect } from '@/checkout/use-cancelled-redirect'
import { loadChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'
import { lazyPage } from './lazy-page'

// Who lands on a product's page does not pay for the map, nor the other way round.
const CanvasView = lazy(async () => ({
  default: (await loadChunk('map', () => import('./canvas-view'))).CanvasView,
}))
const StandardView = lazy(async () => ({
  default: (await loadChunk('page', () => import('./standard-view'))).StandardView,
}))
const ProductPage = lazyPage('product', async () => (await import('@/shop/product-page')).ProductPage)
const SuccessPage = lazyPage('success', async () => (await import('@/checkout/success-page')).SuccessPage)
const CancelledPage = lazyPage(
  'cancelled',
  async () => (await import('@/checkout/cancelled-page')).CancelledPage,
)
const OrderPage = lazyPage('order', async () => (await import('@/checkout/order-page')).OrderPage)
const StaffPage = lazyPage('staff', async () => (await import('@/staff/staff-page')).StaffPage)

/**
 * Every address of the site (specification, section 2); the canvas ones share one mounted canvas. As on the server, an
 * address in other letters is another address.
 */
export function AppRoutes() {
  useCancelledRedirect()
  return (
    <Suspense>
      <Routes>
        <Route element={<CanvasView />}>
          {/* Sections and unknown paths alike: the map knows which is which, and need not be loaded to say so. */}
          <Route path="*" element={null} />
        </Route>
        <Route element={<StandardView />}>
          <Route path="/product/:productId" element={<ProductPage />} caseSensitive />
          <Route path={paths.checkoutSuccess} element={<SuccessPage />} caseSensitive />
          <Route path={paths.checkoutCancelled} element={<CancelledPage />} caseSensitive />
          <Route path={paths.order} element={<OrderPage />} caseSensitive />
          <Route path={paths.admin} element={<StaffPage />} caseSensitive />
        </Route>
      </Routes>
    </Suspense>
  )
}
