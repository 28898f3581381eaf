import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './payment-marks.module.css'

/** The ways to pay, drawn as two cards and a telephone; read out as a sentence. */
export function PaymentMarks() {
  const { t } = useTranslation()
  return (
    <p className={styles.marks}>
      <VisuallyHidden>{t('purchase.payment')}</VisuallyHidden>
      <span className={styles.phone} aria-hidden="true">
        TWINT
      </span>
      <span className={styles.card} aria-hidden="true">
        Visa
      </span>
      <span className={styles.card} aria-hidden="true">
        Mastercard
      </span>
    </p>
  )
}
