import { useTranslation } from 'react-i18next'
import { Icon } from '@/layout/icon'
import { isFreePan } from './camera'
import styles from './pan-buttons.module.css'
import { useCamera, useCameraSnapshot } from './use-camera'

/** As the arrow keys lie; each moves the map by a part of the screen. */
const DIRECTIONS = [
  { name: 'up', x: 0, y: -1 },
  { name: 'left', x: -1, y: 0 },
  { name: 'down', x: 0, y: 1 },
  { name: 'right', x: 1, y: 0 },
] as const
const PART_OF_SCREEN = 0.4

/** Moves the map in free pan without dragging: nothing may be reachable by a drag alone. */
export function PanButtons() {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  const pan = (x: number, y: number) =>
    camera.panBy(x * camera.size.width * PART_OF_SCREEN, y * camera.size.height * PART_OF_SCREEN)

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
