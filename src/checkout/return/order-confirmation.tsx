import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DELIVERY } from '@contract/cart/delivery-option'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { buildTokenPath } from '@contract/site/token-path'
import { getShopLanguage } from '@/i18n/texts'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import heading from '@/order/ruled-heading.module.css'
import layout from '@/order/order-page.module.css'
import { OrderSummary } from '@/order/order-summary'
import { useCheckoutLabels } from '@/order/use-order-labels'
import { OutcomeMessage } from '@/order/outcome-message'
import { paths } from '@/site/paths'
import { ButtonLink } from '@/ui/button'
import styles from './success-page.module.css'
import { HungShirts, ThankYouCard } from './thank-you-card'

type ConfirmedOrder = NonNullable<BuyerOrder['order']>
export type PrintThankYouProps = {
  /** The order of a custom print, and the token of its request. */
  order: ConfirmedOrder
  requestToken: string
  /** The token of the order page. */
  token: string | undefined
}

type OrderConfirmationProps = {
  answer: BuyerOrder
  /** The component for such an order. */
  PrintThankYou: ComponentType<PrintThankYouProps>
}

export function OrderConfirmation({ answer, PrintThankYou }: OrderConfirmationProps) {
  const { t } = useTranslation()
  const labels = useCheckoutLabels()
  const { status, order } = answer
  if (status === 'failed')
    return <OutcomeMessage title={t('success.failed')}>{t('success.failedHint')}</OutcomeMessage>
  if (status === 'refunded') {
    return (
      <>
        <OutcomeMessage title={t('success.refunded')}>{t('success.refundedHint')}</OutcomeMessage>
        {order === undefined ? null : <OrderSummary order={order} labels={labels} />}
      </>
    )
  }
  if (order?.requestToken !== undefined)
    return (
      <Suspense fallback={<span className={styles.progress} />}>
        <PrintThankYou order={order} requestToken={order.requestToken} token={answer.token} />
      </Suspense>
    )
  const images = (order?.lines ?? []).flatMap(({ image }) => image ?? [])
  return (
    <>
      <ThankYouCard shirts={<HungShirts urls={[...new Set(images)]} />}>
        <OutcomeMessage title={t('success.title')}>{t('success.thanks')}</OutcomeMessage>
        {answer.token === undefined ? null : (
          <ButtonLink to={buildTokenPath(paths.order, answer.token)}>{t('success.order')}</ButtonLink>
        )}
      </ThankYouCard>
      {order === undefined ? null : (
        <div className={layout.columns}>
          <OrderSummary order={order} labels={labels} />
          <NextSteps order={order} />
        </div>
      )}
    </>
  )
}

function NextSteps({ order }: { order: ConfirmedOrder }) {
  const { t, i18n } = useTranslation()
  const { formatWeekday } = useDateFormatters(getShopLanguage(i18n.language))
  const { email, deliveryOption, readyOn } = order
  const { isPickup } = DELIVERY[deliveryOption]
  return (
    <section className={styles.next}>
      <h2 className={heading.ruled}>{t('success.next')}</h2>
      <ol>
        <li>{t('success.mail', { email })}</li>
        <li>
          {readyOn !== undefined
            ? t('success.print', { date: formatWeekday(readyOn) })
            : isPickup
              ? t('success.processingPickup')
              : t('success.processing')}
        </li>
        {isPickup ? null : <li>{t('success.tracking')}</li>}
      </ol>
    </section>
  )
}
