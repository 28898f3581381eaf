import { useTranslation } from 'react-i18next'
import type { BuyerOrder } from '@contract/orders'
import { shopLanguage } from '@/i18n/shop-language'
import { dayText } from './day-text'
import heading from './heading.module.css'
import { OrderSummary } from './order-summary'
import { useCheckoutLabels } from './order-labels'
import { Outcome } from './outcome'
import styles from './success-page.module.css'
import { ThankYou } from './thank-you'

export function KnownOrder({ answer }: { answer: BuyerOrder }) {
  const { t } = useTranslation()
  const labels = useCheckoutLabels()
  const { status, order } = answer
  if (status === 'failed') return <Outcome title={t('success.failed')}>{t('success.failedHint')}</Outcome>
  if (status === 'refunded') {
    return (
      <>
        <Outcome title={t('success.refunded')}>{t('success.refundedHint')}</Outcome>
        {order === undefined ? null : <OrderSummary order={order} labels={labels} />}
      </>
    )
  }
  return (
    <>
      <ThankYou token={answer.token}>
        <Outcome title={t('success.title')}>{t('success.thanks')}</Outcome>
      </ThankYou>
      {order === undefined ? null : (
        <div className={styles.columns}>
          <OrderSummary order={order} labels={labels} />
          <Next order={order} />
        </div>
      )}
    </>
  )
}

function Next({ order }: { order: NonNullable<BuyerOrder['order']> }) {
  const { t, i18n } = useTranslation()
  const { email, deliveryOption, readyOn } = order
  const isPickup = deliveryOption === 'pickup'
  return (
    <section className={styles.next}>
      <h2 className={heading.ruled}>{t('success.next')}</h2>
      <ol>
        <li>{t('success.mail', { email })}</li>
        <li>
          {readyOn !== undefined
            ? t('success.print', { date: dayText(readyOn, shopLanguage(i18n.language)) })
            : isPickup
              ? t('success.processingPickup')
              : t('success.processing')}
        </li>
        {isPickup ? null : <li>{t('success.tracking')}</li>}
      </ol>
    </section>
  )
}
