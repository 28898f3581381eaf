import { useTranslation } from 'react-i18next'
import { RETURN_DAYS } from '@contract/limits'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { useStudioProfile } from '@/site/use-studio-profile'
import { getShopLanguage } from '@/i18n/texts'
import styles from './purchase-terms.module.css'

/** Shipping time, pickup hours and returns, beside the button that buys. */
export function PurchaseTerms() {
  const { t, i18n } = useTranslation()
  const studio = useStudioProfile()
  const hours = formatPickupHours(studio.pickupHours, getShopLanguage(i18n.language))
  return (
    <div className={styles.terms}>
      <p>{t('purchase.dispatch')}</p>
      <p>{t('purchase.pickup', { hours })}</p>
      <p>{t('purchase.returns', { returnDays: RETURN_DAYS })}</p>
    </div>
  )
}
