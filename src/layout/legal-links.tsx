import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Icon } from './icon'
import styles from './legal-links.module.css'
import { Tooltip } from './tooltip'
import { VisuallyHidden } from './visually-hidden'

const ITEMS = [
  { to: paths.terms, icon: 'terms', labelKey: 'nav.terms' },
  { to: paths.privacy, icon: 'privacy', labelKey: 'nav.privacy' },
] as const

/** The two icons at bottom left of the home view (specification, section 2). */
export function LegalLinks() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('layout.legal')}>
      {ITEMS.map(({ to, icon, labelKey }) => (
        <Tooltip key={to} label={t(labelKey)} side="right">
          <Link className={styles.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
            <Icon name={icon} />
            <VisuallyHidden>{t(labelKey)}</VisuallyHidden>
          </Link>
        </Tooltip>
      ))}
    </nav>
  )
}
