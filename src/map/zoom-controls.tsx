import { useTranslation } from 'react-i18next'
import { Icon } from '@/layout/icon'
import type { IconName } from '@/layout/icon-shapes'
import { Tooltip } from '@/layout/tooltip'
import { MAX_TENTHS, MIN_TENTHS, zoomedIn, zoomedOut, zoomOf } from './camera'
import { useMotionSwitch } from './motion-switch'
import { useCamera, useCameraFacts } from './use-camera'
import { ZoomBar } from './zoom-bar'
import styles from './zoom-controls.module.css'
import { ZoomMenu } from './zoom-menu'

/** Full zoom out, reset view, + and -, and the colour bar; a menu on narrow screens (section 2, reading R25). */
export function ZoomControls() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { tenths } = useCameraFacts()
  const motion = useMotionSwitch()
  return (
    <>
      <div className={styles.rail} role="group" aria-label={t('zoom.controls')}>
        <Control icon="out" label={t('zoom.fullOut')} onPress={() => camera.zoomTo(MIN_TENTHS)} />
        <Control icon="reset" label={t('zoom.reset')} onPress={() => camera.reset()} />
        <div className={styles.steps}>
          <Control
            icon="plus"
            label={t('zoom.in')}
            isSpent={tenths === MAX_TENTHS}
            onPress={() => camera.zoomTo(zoomedIn(tenths))}
          />
          <ZoomBar />
          <Control
            icon="minus"
            label={t('zoom.out')}
            isSpent={tenths === MIN_TENTHS}
            onPress={() => camera.zoomTo(zoomedOut(tenths))}
          />
        </div>
        <output className={styles.value}>
          {t('zoom.value', { percent: Math.round(zoomOf(tenths) * 100) })}
        </output>
        <div className={styles.motion}>
          <Control
            icon="motion"
            label={t('zoom.lessMotion')}
            isPressed={motion.isReduced}
            onPress={motion.toggle}
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
  isSpent?: boolean
  /** Of a switch: whether it is on. */
  isPressed?: boolean
  onPress: () => void
}

/** At its end it says so but keeps the focus; pressing it then changes nothing. */
function Control({ icon, label, isSpent = false, isPressed, onPress }: ControlProps) {
  return (
    <Tooltip label={label} side="right">
      <button
        type="button"
        className={styles.control}
        aria-label={label}
        aria-disabled={isSpent || undefined}
        aria-pressed={isPressed}
        onClick={onPress}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  )
}
