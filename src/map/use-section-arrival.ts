import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAnnounce } from '@/layout/live-announcer'
import { FIRST_PAGE } from '@/lib/first-page'
import { paths } from '@/lib/paths'
import type { Section } from '@/sections/registry'
import { keepScroll, keptScroll } from './scroll-memory'

type Arrival = { section: Section; isOpen: boolean; scroller: RefObject<HTMLElement | null> }

/**
 * When a section opens: focus goes to its heading, its name is announced, and it starts where this entry of the history
 * was left, or else at its top, or at the app for the inventory app's address (reading R4). A page's first section only
 * scrolls, and only who has not done so: focus starts where the browser puts it.
 */
export function useSectionArrival({ section, isOpen, scroller }: Arrival): void {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const { pathname, key } = useLocation()
  const isThere = useRef(false)

  useEffect(() => {
    const element = scroller.current
    if (!isOpen || element === null) return
    const part = pathname === paths.inventoryApp ? element.querySelector('#inventory-app') : null
    const kept = keptScroll()
    // A served page can be scrolled before its scripts have come: nobody is taken from what they read.
    const isRead = !isThere.current && element.scrollTop > 0
    isThere.current = true
    if (kept === undefined && part && !isRead) scrollTo(element, part)
    else if (!isRead) element.scrollTop = kept ?? 0
    if (key === FIRST_PAGE) return
    announce(t(section.labelKey))
    const heading = (part ?? element).querySelector<HTMLElement>('h1, h2')
    if (heading === null) return
    heading.tabIndex = -1
    // The camera brings it into view.
    heading.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once per navigation; a change of language is none
  }, [isOpen, pathname, key])

  useEffect(() => {
    const element = scroller.current
    return isOpen && element !== null ? keepScroll(element) : undefined
  }, [isOpen, key, scroller])
}

/** Measured on screen, where the camera may have scaled both. */
function scrollTo(scroller: HTMLElement, part: Element): void {
  const { top, width } = scroller.getBoundingClientRect()
  const scale = width / scroller.offsetWidth || 1
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  scroller.scrollTop += (part.getBoundingClientRect().top - top) / scale - padding
}
