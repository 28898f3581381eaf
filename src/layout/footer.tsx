import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatAddressLine } from '@contract/studio/studio-address'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { EmailLink } from '@/ui/email-link'
import styles from './footer.module.css'

const LINKS = [
  { page: 'home', labelKey: 'footer.map' },
  { page: 'about', labelKey: 'nav.about' },
  { page: 'terms', labelKey: 'section.terms' },
  { page: 'privacy', labelKey: 'section.privacy' },
] as const

export function Footer() {
  const { t } = useTranslation()
  const { name, address } = useStudioProfile()
  return (
    <footer className={styles.footer}>
      <address className={styles.address}>
        <strong className={styles.name}>{name}</strong>
        <span>{formatAddressLine(address)}</span>
        <EmailLink />
      </address>
      <nav className={styles.links} aria-label={t('footer.label')}>
        {LINKS.map(({ page, labelKey }) => (
          <Link key={page} to={paths[page]}>
            {t(labelKey)}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
