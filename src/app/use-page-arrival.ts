import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTENT_ID } from '@/layout/skip-link'
import { FIRST_PAGE } from '@/lib/first-page'

/** When a page opens without a reload, focus goes to its heading: the link that led there is gone. */
export function usePageArrival(): void {
  const { pathname, key } = useLocation()
  useEffect(() => {
    if (key === FIRST_PAGE) return
    const main = document.getElementById(CONTENT_ID)
    const heading = main?.querySelector<HTMLElement>('h1') ?? main
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once per page; a change of its query is no arrival
  }, [pathname])
}
