import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/site/paths'
import { Icon } from '@/ui/icon'
import styles from './legal-links.module.css'
import { LEGAL_PAGES } from './nav-items'
import { Tooltip } from '@/ui/tooltip'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** The two icons at the bottom left of the home view. */
export function LegalLinks() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('layout.legal')}>
      {LEGAL_PAGES.map((page) => (
        <Tooltip key={page} label={t(`section.${page}`)} side="right">
          <Link
            className={styles.link}
            to={paths[page]}
            aria-current={pathname === paths[page] ? 'page' : undefined}
          >
            <Icon name={page} />
            <VisuallyHidden>{t(`section.${page}`)}</VisuallyHidden>
          </Link>
        </Tooltip>
      ))}
    </nav>
  )
}
