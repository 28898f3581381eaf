import { type RefObject, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounce } from '@/ui/live-announcer'
import type { SectionId } from '@/sections/registry'
import styles from './visit-marks.module.css'
import { readVisitedSections, storeVisitedSections } from './visited-sections'

const getStorage = () => localStorage

export type VisitMarksProps = {
  /** In the order of the labels. */
  sectionIds: readonly SectionId[]
  /** Those that were open since the page was loaded, also before this was. */
  openedIds: readonly SectionId[]
  labels: RefObject<HTMLElement | null>
}

/**
 * Prints a patch of a colour bar on the sheet for each section that was opened on this device, a stamp beside them
 * once all were, and a mark on their labels. It lies in the layer that moves with the camera.
 */
export function VisitMarks({ sectionIds, openedIds, labels }: VisitMarksProps) {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const descriptionId = useId()
  const [earlier] = useState(() => readVisitedSections(getStorage, sectionIds))
  // Not each render's own, as the map renders at each hover: the storage is read when it changes.
  const visitedIds = useMemo(
    () => sectionIds.filter((id) => earlier.includes(id) || openedIds.includes(id)),
    [sectionIds, earlier, openedIds],
  )
  const isComplete = visitedIds.length === sectionIds.length
  const isReward = isComplete && earlier.length < sectionIds.length

  useEffect(() => {
    if (isReward) announce(t('map.allVisited'))
  }, [isReward, announce, t])

  useEffect(() => storeVisitedSections(getStorage, sectionIds, visitedIds), [sectionIds, visitedIds])

  useEffect(() => {
    for (const id of visitedIds) {
      const label = labels.current?.children[sectionIds.indexOf(id)]
      label?.setAttribute('data-visited', '')
      label?.setAttribute('aria-describedby', descriptionId)
      document.querySelector(`[data-island="${id}"]`)?.setAttribute('data-visited', '')
    }
  }, [sectionIds, visitedIds, labels, descriptionId])

  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {sectionIds.map((id) => (
          <span key={id} className={styles.patch} data-printed={visitedIds.includes(id) || undefined} />
        ))}
        {isComplete ? <span className={styles.stamp}>{t('map.goodToPrint')}</span> : null}
      </div>
      <span id={descriptionId} hidden>
        {t('map.visited')}
      </span>
    </>
  )
}
