import { useTranslation } from 'react-i18next'
import { hintKey } from './camera'
import styles from './map-hint.module.css'
import { useCameraSnapshot } from './use-camera'

/** Says what one can do in free pan; it hangs from the map's edge (specification, section 2). */
export function MapHint() {
  const { t } = useTranslation()
  const { zoomLevel } = useCameraSnapshot()
  const key = hintKey(zoomLevel)
  // The live region must be there before its words are.
  return (
    <div className={styles.hint} role="status">
      {key === undefined ? null : <p className={styles.text}>{t(key)}</p>}
    </div>
  )
}
