import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { useCancelledRedirect } from '@/checkout/use-cancelled-redirect'
import { loadChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'
import { SECTIONS } from '@/sections/registry'
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
const StaffPage = lazyPage('staff', async () => (await import('@/staff/staff-page')).StaffPage)

/** Every address of the site (specification, section 2); the canvas ones share one mounted canvas. */
export function AppRoutes() {
  useCancelledRedirect()
  return (
    <Suspense>
      <Routes>
        <Route element={<CanvasView />}>
          {SECTIONS.map((section) => (
            <Route key={section.id} path={section.path} element={null} />
          ))}
          <Route path={paths.inventoryApp} element={null} />
          <Route path="*" element={null} />
        </Route>
        <Route element={<StandardView />}>
          <Route path="/product/:productId" element={<ProductPage />} />
          <Route path={paths.checkoutSuccess} element={<SuccessPage />} />
          <Route path={paths.checkoutCancelled} element={<CancelledPage />} />
          <Route path={paths.admin} element={<StaffPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
