import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon'
import { isFreePan } from '../camera/zoom-levels'
import styles from './pan-buttons.module.css'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'

const DIRECTIONS = [
  { name: 'up', x: 0, y: -1 },
  { name: 'left', x: -1, y: 0 },
  { name: 'down', x: 0, y: 1 },
  { name: 'right', x: 1, y: 0 },
] as const
const SCREEN_SHARE = 0.4

/** Buttons that pan, as everything that a drag can do must work without one. */
export function PanButtons() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const pan = (x: number, y: number) =>
    camera.panBy(x * camera.size.width * SCREEN_SHARE, y * camera.size.height * SCREEN_SHARE)

  return (
    <div className={styles.buttons} role="group" aria-label={t('map.pan')} hidden={!isFreePan(zoomLevel)}>
      {DIRECTIONS.map(({ name, x, y }) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          data-direction={name}
          aria-label={t(`map.pan.${name}`)}
          onClick={() => pan(x, y)}
        >
          <Icon name="arrow" />
        </button>
      ))}
    </div>
  )
}
