import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { findSectionByPath, type SectionId, SECTIONS } from '@/sections/registry'
import { createLazyContent } from './panels/section-panel'
import styles from './map-fallback.module.css'

const CONTENTS = Object.fromEntries(
  SECTIONS.map((section) => [section.id, createLazyContent(section)]),
) as Record<SectionId, ComponentType>

/** Replaces a map that broke by the path's section as a plain page, so that the shop goes on selling. */
export function MapFallback() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const section = findSectionByPath(pathname)
  const Content = CONTENTS[section.id]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so keys must reach it
    <section className={styles.plain} aria-label={t(section.labelKey)} tabIndex={0}>
      <Suspense fallback={<p role="status">{t('loadingSection')}</p>}>
        <Content />
      </Suspense>
    </section>
  )
}
