import { useTranslation } from 'react-i18next'
import { pickupHours } from '@contract/pickup-hours'
import { shopLanguage } from '@/i18n/shop-language'
import styles from './purchase-terms.module.css'

/** How soon goods are sent, when they can be picked up, and how they go back: beside the button that buys. */
export function PurchaseTerms() {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.terms}>
      <p>{t('purchase.dispatch')}</p>
      <p>{t('purchase.pickup', { hours: pickupHours(shopLanguage(i18n.language)) })}</p>
      <p>{t('purchase.returns')}</p>
    </div>
  )
}
