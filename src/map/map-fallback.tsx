import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { findSectionByPath, type SectionId, SECTIONS } from '@/sections/registry'
import { createLazyContent } from './panels/section-panel'
import styles from './map-fallback.module.css'

const CONTENTS = Object.fromEntries(
  SECTIONS.map((section) => [section.id, createLazyContent(section)]),
) as Record<SectionId, ComponentType>

/** Shows the section of the path as a plain page after the map broke, so that the shop stays usable. */
export function MapFallback() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const section = findSectionByPath(pathname)
  const Content = CONTENTS[section.id]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys must reach it
    <section className={styles.section} aria-label={t(section.labelKey)} tabIndex={0}>
      <Suspense fallback={<p role="status">{t('loadingSection')}</p>}>
        <Content />
      </Suspense>
    </section>
  )
}
