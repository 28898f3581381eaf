import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAnnounce } from '@/ui/live-announcer'
import { INITIAL_HISTORY_KEY } from '@/lib/focus-heading'
import { paths } from '@/site/paths'
import type { Section } from '@/sections/registry'
import { isContentVisible } from '../camera/zoom-levels'
import { useCamera } from '../camera/use-camera'
import { focusSection } from './focus-section'
import { trackScroll, readSavedScroll } from './saved-scroll'

type Arrival = { section: Section; isOpen: boolean; scroller: RefObject<HTMLElement | null> }

/**
 * Focuses and announces a section when it opens (where no text is read: focuses its label), and restores its scroll
 * position (the path of the inventory app starts at that app). The first section of a page load only scrolls.
 */
export function useSectionArrival({ section, isOpen, scroller }: Arrival): void {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const camera = useCamera()
  const { pathname, key } = useLocation()
  const isThere = useRef(false)

  const arrive = useEffectEvent((element: HTMLElement, path: string, entry: string) => {
    const part = path === paths.inventoryApp ? element.querySelector<HTMLElement>('#inventory-app') : null
    const savedScroll = readSavedScroll()
    // A visitor can scroll a served page before its scripts run: that position is kept.
    const hasScrolled = !isThere.current && element.scrollTop > 0
    isThere.current = true
    // On a phone a picture stands above its heading, as high as half of the screen.
    if (savedScroll === undefined && part && !hasScrolled) scrollTo(element, part.querySelector('h2') ?? part)
    else if (!hasScrolled) element.scrollTop = savedScroll ?? 0
    if (entry === INITIAL_HISTORY_KEY) return
    const isTextShown = isContentVisible(camera.getSnapshot().zoomLevel)
    // The label that gets the focus says the section's name itself.
    if (isTextShown) announce(t(section.labelKey))
    // The way back may change the zoom: only once React has rendered that, heading or label can have the focus.
    queueMicrotask(() => focusSection(part ?? element, isTextShown))
  })

  useEffect(() => {
    const element = scroller.current
    if (!isOpen || element === null) return
    arrive(element, pathname, key)
    return trackScroll(element)
  }, [isOpen, pathname, key, scroller])
}

function scrollTo(scroller: HTMLElement, part: Element): void {
  const { top, width } = scroller.getBoundingClientRect()
  const scale = width / scroller.offsetWidth || 1
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0
  scroller.scrollTop += (part.getBoundingClientRect().top - top) / scale - padding
}
