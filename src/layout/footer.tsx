import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SETTINGS } from '@contract/settings'
import { paths } from '@/lib/paths'
import styles from './footer.module.css'

const LINKS = [
  { to: paths.home, labelKey: 'footer.map' },
  { to: paths.about, labelKey: 'nav.contact' },
  { to: paths.terms, labelKey: 'nav.terms' },
  { to: paths.privacy, labelKey: 'nav.privacy' },
] as const

/** Who runs the site, and the ways out of a page of the standard layout. */
export function Footer() {
  const { t } = useTranslation()
  const { street, postalCode, city } = SETTINGS.address
  return (
    <footer className={styles.footer}>
      <address className={styles.address}>
        <strong className={styles.name}>{SETTINGS.name}</strong>
        <span>
          {street}, {postalCode} {city}
        </span>
        <a href={`mailto:${SETTINGS.email}`}>{SETTINGS.email}</a>
      </address>
      <nav className={styles.links} aria-label={t('footer.label')}>
        {LINKS.map(({ to, labelKey }) => (
          <Link key={to} to={to}>
            {t(labelKey)}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
