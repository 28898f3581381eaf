import { useTranslation } from 'react-i18next'
import styles from './product-skeleton.module.css'
import { LoadingMessage } from '../loading-message'

export function ProductSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.places}>
      <div className={styles.picture} aria-hidden="true" />
      <div className={styles.facts}>
        <LoadingMessage>{t('product.loading')}</LoadingMessage>
        <div className={styles.lines} aria-hidden="true" />
      </div>
    </div>
  )
}
