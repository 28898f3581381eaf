import { type CSSProperties, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/ui/icon'
import { useDismiss } from '@/ui/use-dismiss'
import { findSectionByPath } from '@/sections/registry'
import {
  getContentScale,
  MIN_ZOOM_LEVEL,
  isContentVisible,
  getNextZoomLevel,
  getPreviousZoomLevel,
} from '../camera/camera'
import { useReducedMotion } from './use-reduced-motion'
import { useCamera, useCameraSnapshot } from '../camera/use-camera'
import styles from './zoom-menu.module.css'

export function ZoomMenu() {
  const { t } = useTranslation()
  const camera = useCamera()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useDismiss(isOpen, root, () => setIsOpen(false))
  const motion = useReducedMotion()
  const { zoomLevel } = useCameraSnapshot()
  const section = findSectionByPath(useLocation().pathname)

  const items = [
    {
      icon: 'plus',
      label: t('zoom.in'),
      action: () => camera.zoomTo(getNextZoomLevel(zoomLevel)),
      staysOpen: true,
    },
    {
      icon: 'minus',
      label: t('zoom.out'),
      action: () => camera.zoomTo(getPreviousZoomLevel(zoomLevel)),
      staysOpen: true,
    },
    { icon: 'out', label: t('zoom.fullOut'), action: () => camera.zoomTo(MIN_ZOOM_LEVEL), staysOpen: false },
    { icon: 'reset', label: t('zoom.reset'), action: () => camera.reset(), staysOpen: false },
    {
      icon: 'motion',
      label: t('zoom.lessMotion'),
      action: motion.toggle,
      staysOpen: true,
      isPressed: motion.isReduced,
    },
  ] as const

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
        {items.map(({ icon, label, action, staysOpen, ...item }) => (
          <li key={icon}>
            <button
              type="button"
              className={styles.item}
              aria-pressed={'isPressed' in item ? item.isPressed : undefined}
              onClick={() => {
                action()
                if (!staysOpen) close()
              }}
            >
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
