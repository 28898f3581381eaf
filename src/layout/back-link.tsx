import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { shopLanguage } from '@/i18n/shop-language'
import { paths } from '@/lib/paths'
import styles from './back-link.module.css'
import { Icon } from './icon'

export function BackLink() {
  const { t, i18n } = useTranslation()
  return (
    <Link className={styles.back} to={paths.shop} lang={shopLanguage(i18n.language)}>
      <Icon name="back" />
      <span className={styles.label}>{t('backToShop')}</span>
    </Link>
  )
}
