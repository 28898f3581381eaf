import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-shapes'
import { Tooltip } from '@/ui/tooltip'
import {
  MAX_ZOOM_LEVEL,
  MIN_ZOOM_LEVEL,
  getNextZoomLevel,
  getPreviousZoomLevel,
  levelToZoom,
} from '../camera/camera'
import { useReducedMotion } from './use-reduced-motion'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import { ZoomBar } from './zoom-bar'
import styles from './zoom-controls.module.css'
import { ZoomMenu } from './zoom-menu'

export function ZoomControls() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const motion = useReducedMotion()
  return (
    <>
      <div className={styles.rail} role="group" aria-label={t('zoom.controls')}>
        <Control icon="out" label={t('zoom.fullOut')} onClick={() => camera.zoomTo(MIN_ZOOM_LEVEL)} />
        <Control icon="reset" label={t('zoom.reset')} onClick={() => camera.reset()} />
        <div className={styles.steps}>
          <Control
            icon="plus"
            label={t('zoom.in')}
            isDisabled={zoomLevel === MAX_ZOOM_LEVEL}
            onClick={() => camera.zoomTo(getNextZoomLevel(zoomLevel))}
          />
          <ZoomBar />
          <Control
            icon="minus"
            label={t('zoom.out')}
            isDisabled={zoomLevel === MIN_ZOOM_LEVEL}
            onClick={() => camera.zoomTo(getPreviousZoomLevel(zoomLevel))}
          />
        </div>
        <output className={styles.value}>
          {t('zoom.value', { percent: Math.round(levelToZoom(zoomLevel) * 100) })}
        </output>
        <div className={styles.motion}>
          <Control
            icon="motion"
            label={t('zoom.lessMotion')}
            isPressed={motion.isReduced}
            onClick={motion.toggle}
          />
        </div>
      </div>
      <ZoomMenu />
    </>
  )
}

type ControlProps = {
  icon: IconName
  label: string
  isDisabled?: boolean
  isPressed?: boolean
  onClick: () => void
}

/** At its limit the button is aria-disabled instead of disabled, so that it keeps the focus. */
function Control({ icon, label, isDisabled = false, isPressed, onClick }: ControlProps) {
  return (
    <Tooltip label={label} side="right">
      <button
        type="button"
        className={styles.control}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
