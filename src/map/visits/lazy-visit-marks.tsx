import { type ComponentType, useEffect, useState } from 'react'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'
import { type Section, SECTIONS, type SectionId } from '@/sections/registry'
import { waitUntilIdle } from '../scene/wait-until-idle'
import type { VisitMarksProps } from './visit-marks'

const load = withContentTexts(() => loadChunk('visit-marks', () => import('./visit-marks')))
const SECTION_IDS = SECTIONS.map(({ id }) => id)

type LazyVisitMarksProps = Pick<VisitMarksProps, 'labels'> & {
  /** Undefined where the address has no page. */
  openSection: Section | undefined
}

/**
 * The marks of visited sections, once the page is idle. Without them the map is the same. Loaded before it is
 * rendered: a lazy component would have the map rendered three times for it.
 */
export function LazyVisitMarks({ openSection, labels }: LazyVisitMarksProps) {
  const [openedIds, setOpenedIds] = useState<readonly SectionId[]>([])
  if (openSection !== undefined && !openedIds.includes(openSection.id))
    setOpenedIds([...openedIds, openSection.id])
  const [VisitMarks, setVisitMarks] = useState<ComponentType<VisitMarksProps>>()
  useEffect(() => {
    const show = async () => {
      const marks = await load().catch(() => undefined)
      setVisitMarks(() => marks?.VisitMarks)
    }
    return waitUntilIdle(() => void show())
  }, [])
  if (VisitMarks === undefined) return null
  return <VisitMarks sectionIds={SECTION_IDS} openedIds={openedIds} labels={labels} />
}
