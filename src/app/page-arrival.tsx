import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from '@/ui/skip-link'
import { INITIAL_HISTORY_KEY } from '@/lib/first-page'
import { focusHeading } from '@/lib/focus-heading'

/** Focuses a page's heading when it opens without a reload; inside Suspense, so that the page is there by then. */
export function FocusHeadingOnNavigation() {
  const { pathname, key } = useLocation()
  const arrivedAt = useRef<string>(null)

  useEffect(() => {
    // A change of the query is no arrival.
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    if (key === INITIAL_HISTORY_KEY) return
    const main = document.getElementById(CONTENT_ID)
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    if (heading) focusHeading(heading)
  }, [pathname, key])

  return null
}
