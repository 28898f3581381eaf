import { type FocusEvent, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '@/layout/icon'
import { type Section, type SectionId, SECTIONS } from '@/sections/registry'
import { showsEnterIcons, showsLabels } from './camera'
import styles from './map-labels.module.css'
import { useCamera, useCameraSnapshot } from './use-camera'

type MapLabelsProps = {
  open: Section
  pointedAt: SectionId | undefined
  onPoint: (id: SectionId | undefined) => void
  /** Its children are moved by the camera, in the order of the sections. */
  labels: RefObject<HTMLElement | null>
}

/**
 * The sections' names on the map, of constant size on screen: there by themselves at zoom 0.6 and below, else while their
 * island is pointed at; with the large enter icon at 0.2 (specification, section 2). They open their section at zoom 1.
 */
export function MapLabels({ open, pointedAt, onPoint, labels }: MapLabelsProps) {
  const { t } = useTranslation()
  const camera = useCamera()
  const { zoomLevel } = useCameraSnapshot()
  // A label that appears while nothing moves must be put in its place.
  useEffect(() => {
    if (pointedAt !== undefined) camera.request()
  }, [camera, pointedAt])

  return (
    <nav ref={labels} className={styles.labels} aria-label={t('map.label')}>
      {SECTIONS.map((section) => (
        <Link
          key={section.id}
          to={section.path}
          className={styles.label}
          style={{ visibility: showsLabels(zoomLevel) || section.id === pointedAt ? 'visible' : 'hidden' }}
          data-pointed-at={section.id === pointedAt || undefined}
          aria-current={section === open ? 'page' : undefined}
          onClick={() => camera.reset()}
          onPointerEnter={() => onPoint(section.id)}
          onPointerLeave={() => onPoint(undefined)}
          onFocus={(event: FocusEvent<HTMLElement>) => {
            if (event.target.matches(':focus-visible')) camera.reveal(section.labelAt)
          }}
        >
          {showsEnterIcons(zoomLevel) ? (
            <span className={styles.enter} data-enter-icon="">
              <Icon name="arrow" className={styles.arrow} />
            </span>
          ) : null}
          <span className={styles.name}>{t(section.labelKey)}</span>
        </Link>
      ))}
    </nav>
  )
}
