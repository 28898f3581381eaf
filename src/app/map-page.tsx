import { useLocation } from 'react-router-dom'
import { findPageByPath } from '@contract/site/pages'
import { CartButton } from '@/cart/cart-button'
import { PartErrorBoundary } from '@/ui/errors/error-boundary'
import { NotFoundMessage } from '@/layout/not-found-message'
import { MapLayout } from '@/layout/map-layout'
import { MapView } from '@/map/map-view'
import { MapFallback } from '@/map/map-fallback'
import { WholeMapButton } from '@/map/controls/whole-map-button'
import { ZoomControls } from '@/map/controls/zoom-controls'

/** The zoomable home view: one component for all of its paths, so that the map stays mounted. */
export function MapPage() {
  const { pathname } = useLocation()
  return (
    <MapLayout cart={<CartButton />} zoom={<ZoomControls />} menu={WholeMapButton}>
      <PartErrorBoundary renderFallback={() => <MapFallback />}>
        <MapView />
      </PartErrorBoundary>
      {findPageByPath(pathname) === 'notFound' ? <NotFoundMessage key={pathname} /> : null}
    </MapLayout>
  )
}
