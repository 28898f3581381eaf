import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { MIN_ZOOM_LEVEL } from '../camera/zoom-levels'
import { useCamera } from '../camera/use-camera'

/**
 * Shows the whole map. It is in the menu on narrow screens, where the zoom controls scroll away with the artwork.
 */
export function WholeMapButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const camera = useCamera()
  return (
    <Button
      variant="secondary"
      onClick={() => {
        camera.zoomTo(MIN_ZOOM_LEVEL)
        onClose()
      }}
    >
      {t('map.showWhole')}
    </Button>
  )
}
