import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { pageForPath } from './page-meta'

/** Keeps the document's title in step with the address; the served page already has the right one. */
export function PageTitle() {
  const { t } = useTranslation()
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = t(`page.${pageForPath(pathname)}.title`)
  }, [pathname, t])

  return null
}
