import { useTranslation } from 'react-i18next'
import type { BuyerOrder } from '@contract/orders'
import { OrderSummary } from './order-summary'
import styles from './success-page.module.css'

/** A decided order: paid with what comes next, or failed, or refunded. */
export function KnownOrder({ answer }: { answer: BuyerOrder }) {
  const { t } = useTranslation()
  const { status, order } = answer
  if (status === 'failed') return <Heading title={t('success.failed')} text={t('success.failedHint')} />
  if (status === 'refunded') {
    return (
      <>
        <Heading title={t('success.refunded')} text={t('success.refundedHint')} />
        {order === undefined ? null : <OrderSummary order={order} />}
      </>
    )
  }
  return (
    <>
      <Heading title={t('success.title')} text={t('success.thanks')} />
      {order === undefined ? null : (
        <div className={styles.columns}>
          <OrderSummary order={order} />
          <Next email={order.email} isPickup={order.deliveryOption === 'pickup'} />
        </div>
      )}
    </>
  )
}

function Heading({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className={styles.words}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}

function Next({ email, isPickup }: { email: string; isPickup: boolean }) {
  const { t } = useTranslation()
  return (
    <section className={styles.next}>
      <h2>{t('success.next')}</h2>
      <ol>
        <li>{t('success.mail', { email })}</li>
        <li>{isPickup ? t('success.processingPickup') : t('success.processing')}</li>
        {isPickup ? null : <li>{t('success.tracking')}</li>}
      </ol>
    </section>
  )
}
