import { useTranslation } from 'react-i18next'
import { useStudioProfile } from '@/site/use-studio-profile'
import styles from './store-badge.module.css'

/** The link to the inventory app in its app store. The badge is our own design, without a trade mark. */
export function StoreBadge() {
  const { t } = useTranslation()
  const { appStoreUrl } = useStudioProfile()
  return (
    <a className={styles.badge} href={appStoreUrl} rel="noopener" aria-label={t('apps.inventory.badgeLabel')}>
      <svg className={styles.picture} viewBox="0 0 36 36" aria-hidden="true">
        <path className={styles.sand} d="M5 11h26v19H5z" />
        <path
          className={styles.line}
          d="M4 10h26v19H4zM4 10l5-6h16l5 6M17 14v9M12.500 19l4.500 4.500 4.500-4.500"
        />
      </svg>
      <span>
        <small className={styles.top}>{t('apps.inventory.badgeTop')}</small>
        <strong className={styles.store}>{t('apps.inventory.badge')}</strong>
      </span>
    </a>
  )
}
