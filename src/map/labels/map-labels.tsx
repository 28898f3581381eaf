import { type FocusEvent, type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getBorrowedTextLanguage } from '@/i18n/texts'
import { Icon } from '@/ui/icon'
import { type Section, type SectionId, SECTIONS } from '@/sections/registry'
import { findShownPoster } from '../camera/camera-limits'
import { isContentVisible, areEnterIconsVisible, areLabelsVisible } from '../camera/zoom-levels'
import styles from './map-labels.module.css'
import { useCamera, useCameraSnapshot, useFrames } from '../camera/use-camera'

type MapLabelsProps = {
  openSection: Section
  hovered: SectionId | undefined
  onHover: (id: SectionId | undefined) => void
  labels: RefObject<HTMLElement | null>
}

/**
 * The sections' names, in one size at all zooms.
 * Visible at zoom 0.6 and below, or while their island is hovered.
 */
export function MapLabels({ openSection, hovered, onHover, labels }: MapLabelsProps) {
  const { t, i18n } = useTranslation()
  const camera = useCamera()
  const frames = useFrames()
  const { zoomLevel } = useCameraSnapshot()
  const hasEnterIcons = areEnterIconsVisible(zoomLevel)
  // Labels and icons are placed by a frame, and while nothing moves there is none.
  useEffect(() => {
    if (hovered !== undefined || hasEnterIcons) frames.request()
  }, [frames, hovered, hasEnterIcons])

  return (
    <nav
      ref={labels}
      className={styles.labels}
      aria-label={t('map.label')}
      data-reading={isContentVisible(zoomLevel) || undefined}
    >
      {SECTIONS.map((section, index) => (
        <Link
          key={section.id}
          to={section.path}
          className={styles.label}
          lang={getBorrowedTextLanguage(i18n, section.labelKey)}
          style={{ visibility: areLabelsVisible(zoomLevel) || section.id === hovered ? 'visible' : 'hidden' }}
          data-hovered={section.id === hovered || undefined}
          aria-current={section === openSection ? 'page' : undefined}
          onClick={() => camera.reset()}
          onPointerEnter={() => onHover(section.id)}
          onPointerLeave={() => onHover(undefined)}
          onFocus={({ target }: FocusEvent<HTMLElement>) => {
            if (!target.matches(':focus-visible')) return
            const bannerPx = Number.parseFloat(getComputedStyle(target).getPropertyValue('--banner-height'))
            const row = findShownPoster(zoomLevel, camera.size)?.rows[index]
            camera.reveal(row ?? section.labelPoint, target.offsetWidth, bannerPx || 0)
          }}
        >
          {hasEnterIcons ? (
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
