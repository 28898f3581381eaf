import { useTranslation } from 'react-i18next'
import type { IconName } from '@/ui/icon-shapes'
import { addZoomSteps, MAX_ZOOM_LEVEL, MIN_ZOOM_LEVEL } from '../camera/zoom-levels'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import { useReducedMotion } from './use-reduced-motion'

export type ZoomAction = {
  icon: IconName
  label: string
  run: () => void
  isDisabled?: boolean
  isPressed?: boolean
}

type ZoomActionName = 'zoomIn' | 'zoomOut' | 'zoomFullOut' | 'reset' | 'lessMotion'

/** Returns what the buttons of rail and menu do. */
export function useZoomActions(): Record<ZoomActionName, ZoomAction> {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const { isReduced, toggle } = useReducedMotion()
  const zoomBy = (steps: number) => () => camera.zoomTo(addZoomSteps(zoomLevel, steps))
  return {
    zoomIn: { icon: 'plus', label: t('zoom.in'), run: zoomBy(1), isDisabled: zoomLevel === MAX_ZOOM_LEVEL },
    zoomOut: {
      icon: 'minus',
      label: t('zoom.out'),
      run: zoomBy(-1),
      isDisabled: zoomLevel === MIN_ZOOM_LEVEL,
    },
    zoomFullOut: { icon: 'out', label: t('zoom.fullOut'), run: () => camera.zoomTo(MIN_ZOOM_LEVEL) },
    reset: { icon: 'reset', label: t('zoom.reset'), run: () => camera.reset() },
    lessMotion: { icon: 'motion', label: t('zoom.lessMotion'), run: toggle, isPressed: isReduced },
  }
}
