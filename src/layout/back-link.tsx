import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { paths } from '@/lib/paths'
import styles from './back-link.module.css'
import { Icon } from './icon'

/** The header's arrow from a product's page back to the shop (specification, section 2). */
export function BackLink() {
  const { t, i18n } = useTranslation()
  return (
    <Link className={styles.back} to={paths.shop} lang={fragmentLanguage(i18n.language)}>
      <Icon name="back" />
      <span className={styles.label}>{t('backToShop')}</span>
    </Link>
  )
}
