import { type RefObject, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/ui/visually-hidden'
import type { SectionId } from '@/sections/registry'
import styles from './visit-marks.module.css'
import { readVisitedSections, storeVisitedSections } from './visited-sections'

const getStorage = () => localStorage

export type VisitMarksProps = {
  /** In the order of the labels. */
  sectionIds: readonly SectionId[]
  openId: SectionId
  labels: RefObject<HTMLElement | null>
}

/**
 * Prints a patch of a colour bar on the sheet for each section that was opened on this device, a stamp beside them
 * once all were, and a mark on their labels. It lies in the layer that moves with the camera.
 */
export function VisitMarks({ sectionIds, openId, labels }: VisitMarksProps) {
  const { t } = useTranslation()
  const descriptionId = useId()
  const [visited, setVisited] = useState(() => readVisitedSections(getStorage, sectionIds))
  if (!visited.includes(openId)) setVisited([...visited, openId])
  const isComplete = visited.length === sectionIds.length
  const [wasComplete] = useState(isComplete)

  useEffect(() => storeVisitedSections(getStorage, sectionIds, visited), [sectionIds, visited])

  useEffect(() => {
    for (const id of visited) {
      const label = labels.current?.children[sectionIds.indexOf(id)]
      label?.setAttribute('data-visited', '')
      label?.setAttribute('aria-describedby', descriptionId)
    }
  }, [sectionIds, visited, labels, descriptionId])

  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {sectionIds.map((id) => (
          <span key={id} className={styles.patch} data-printed={visited.includes(id) || undefined} />
        ))}
        {isComplete ? <span className={styles.stamp}>{t('map.goodToPrint')}</span> : null}
      </div>
      <span id={descriptionId} hidden>
        {t('map.visited')}
      </span>
      {/* Screen readers announce a live region only if it is there before its text. */}
      <VisuallyHidden role="status">{isComplete && !wasComplete ? t('map.allVisited') : ''}</VisuallyHidden>
    </>
  )
}
