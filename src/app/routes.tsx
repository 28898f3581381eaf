import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { type PageName, PAGES } from '@contract/site/pages'
import { useReturnFromPayment } from '@/checkout/use-return-from-payment'
import { MapPage, STANDARD_PAGES, StandardPage } from './lazy-pages'

/** Every address of the site, in exactly these letters; those of the map share one mounted map. */
export function AppRoutes() {
  useReturnFromPayment()
  return (
    <Suspense>
      <Routes>
        <Route element={<MapPage />}>
          {/* Sections and unknown paths alike: the map knows which is which, and need not be loaded to say so. */}
          <Route path="*" element={null} />
        </Route>
        <Route element={<StandardPage />}>
          {Object.entries(STANDARD_PAGES).map(([name, Page]) => (
            <Route key={name} path={PAGES[name as PageName].path} element={<Page />} caseSensitive />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}
