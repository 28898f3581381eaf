import { CartButton } from '@/cart/cart-button'
import { useCancelledRedirect } from '@/checkout/use-cancelled-redirect'
import { PageFrame } from '@/layout/page-frame'
import { MapView } from '@/map/map-view'
import { ZoomControls } from '@/map/zoom-controls'

/** The zoomable home view; one for all of its addresses, so that the map is never mounted anew. */
export function CanvasView() {
  useCancelledRedirect()
  return (
    <PageFrame cart={<CartButton />} zoom={<ZoomControls />}>
      <MapView />
    </PageFrame>
  )
}
