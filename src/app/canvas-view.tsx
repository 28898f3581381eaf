import { useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { CartButton } from '@/cart/cart-button'
import { PartErrorBoundary } from '@/layout/error-boundary'
import { NotFoundMessage } from '@/layout/not-found-message'
import { PageFrame } from '@/layout/page-frame'
import { MapView } from '@/map/map-view'
import { PlainSection } from '@/map/plain-section'
import { WholeMapButton } from '@/map/whole-map-button'
import { ZoomControls } from '@/map/zoom-controls'

/** The zoomable home view; one for all of its addresses, so that the map stays mounted. */
export function CanvasView() {
  const { pathname } = useLocation()
  return (
    <PageFrame cart={<CartButton />} zoom={<ZoomControls />} menu={WholeMapButton}>
      <PartErrorBoundary renderFallback={() => <PlainSection />}>
        <MapView />
      </PartErrorBoundary>
      {findPageByPath(pathname) === 'notFound' ? <NotFoundMessage key={pathname} /> : null}
    </PageFrame>
  )
}
