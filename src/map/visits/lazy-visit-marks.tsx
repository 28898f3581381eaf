import { useEffect, useState } from 'react'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'
import { createLazyPart } from '@/ui/lazy-part'
import { type Section, SECTIONS, type SectionId } from '@/sections/registry'
import { waitUntilIdle } from '../scene/wait-until-idle'
import type { VisitMarksProps } from './visit-marks'

const load = withContentTexts(() => loadChunk('visit-marks', () => import('./visit-marks')))
const VisitMarks = createLazyPart(async () => (await load()).VisitMarks)
const SECTION_IDS = SECTIONS.map(({ id }) => id)

type LazyVisitMarksProps = Pick<VisitMarksProps, 'labels'> & {
  /** Undefined where the address has no page. */
  openSection: Section | undefined
}

/** The marks of visited sections, once the page is idle. Without them the map is the same. */
export function LazyVisitMarks({ openSection, labels }: LazyVisitMarksProps) {
  const [openedIds, setOpenedIds] = useState<readonly SectionId[]>([])
  if (openSection !== undefined && !openedIds.includes(openSection.id))
    setOpenedIds([...openedIds, openSection.id])
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => waitUntilIdle(() => setIsIdle(true)), [])
  if (!isIdle) return null
  return (
    <VisitMarks sectionIds={SECTION_IDS} openedIds={openedIds} labels={labels} renderFailure={() => null} />
  )
}
