import { useTranslation } from 'react-i18next'
import { getHintKey } from '../camera/zoom-levels'
import styles from './map-hint.module.css'
import { useCameraSnapshot } from '../camera/use-camera'

export function MapHint() {
  const { t } = useTranslation()
  const { zoomLevel } = useCameraSnapshot()
  const key = getHintKey(zoomLevel)
  // Screen readers announce a live region only if it is there before its text.
  // On phones the hint breaks into two lines, and none begins with the bullet.
  return (
    <div className={styles.hint} role="status">
      {key === undefined ? null : <p className={styles.text}>{t(key).replace(' • ', '\u00a0•\n')}</p>}
    </div>
  )
}
