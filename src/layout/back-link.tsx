import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { getShopLanguage } from '@/i18n/texts'
import { paths } from '@/lib/paths'
import styles from './back-link.module.css'
import { Icon } from '@/ui/icon'

export function BackLink() {
  const { t, i18n } = useTranslation()
  return <BackArrowLink to={paths.shop} label={t('backToShop')} lang={getShopLanguage(i18n.language)} />
}

export function BackToPrintingLink() {
  const { t } = useTranslation()
  return <BackArrowLink to={paths.printing} label={t('section.printing')} />
}

function BackArrowLink({ to, label, lang }: { to: string; label: string; lang?: string }) {
  return (
    <Link className={styles.back} to={to} lang={lang}>
      <Icon name="back" />
      <span className={styles.label}>{label}</span>
    </Link>
  )
}
