import { useLocation } from 'react-router-dom'
import { CartButton } from '@/cart/cart-button'
import { LocalBoundary } from '@/layout/error-boundary'
import { NotFoundNotice } from '@/layout/not-found-notice'
import { PageFrame } from '@/layout/page-frame'
import { MapView } from '@/map/map-view'
import { PlainSection } from '@/map/plain-section'
import { ZoomControls } from '@/map/zoom-controls'
import { pageForPath } from './page-meta'

/** The zoomable home view; one for all of its addresses, so that the map is never mounted anew. */
export function CanvasView() {
  const { pathname } = useLocation()
  return (
    <PageFrame cart={<CartButton />} zoom={<ZoomControls />}>
      <LocalBoundary renderBroken={() => <PlainSection />}>
        <MapView />
      </LocalBoundary>
      {pageForPath(pathname) === 'notFound' ? <NotFoundNotice key={pathname} /> : null}
    </PageFrame>
  )
}
