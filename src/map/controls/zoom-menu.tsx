import { type CSSProperties, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { useDismiss } from '@/ui/use-dismiss'
import { findSectionByPath } from '@/sections/registry'
import { getContentScale, isContentVisible } from '../camera/zoom-levels'
import { useCameraSnapshot } from '../camera/use-camera'
import { useZoomActions } from './use-zoom-actions'
import styles from './zoom-menu.module.css'

export function ZoomMenu() {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useDismiss(isOpen, root, () => setIsOpen(false))
  const { zoomLevel } = useCameraSnapshot()
  const section = findSectionByPath(useLocation().pathname)
  const { zoomIn, zoomOut, zoomFullOut, reset, lessMotion } = useZoomActions()

  return (
    <div
      ref={root}
      className={styles.menu}
      style={{ '--content-scale': getContentScale(zoomLevel) } as CSSProperties}
      data-above={isContentVisible(zoomLevel) ? section.id : undefined}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-label={t('zoom.controls')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'reset'} />
      </button>
      <ul id={panelId} className={styles.list} hidden={!isOpen}>
        {[zoomIn, zoomOut, zoomFullOut, reset, lessMotion].map((action) => (
          <li key={action.icon}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={action.isPressed}
              onClick={() => {
                action.run()
                // The menu lies on what these two show.
                if (action === zoomFullOut || action === reset) close()
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
