import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { type PageName, PAGES } from '@contract/site/pages'
import { useReturnFromPayment } from '@/checkout/return/use-return-from-payment'
import { STANDARD_PAGES, LazyMapPage, LazyStandardPage } from './lazy-pages'

/** All routes of the site; paths are case-sensitive. The routes of the map share one mounted map. */
export function AppRoutes() {
  useReturnFromPayment()
  return (
    <Suspense>
      <Routes>
        <Route element={<LazyMapPage />}>
          {/* Sections and unknown paths. The map tells them apart, so the list of sections is not needed here. */}
          <Route path="*" element={null} />
        </Route>
        <Route element={<LazyStandardPage />}>
          {Object.entries(STANDARD_PAGES).map(([name, Page]) => (
            <Route key={name} path={PAGES[name as PageName].path} element={<Page />} caseSensitive />
          ))}
        </Route>
      </Routes>
    </Suspense>
  )
}
