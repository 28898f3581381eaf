import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_PATH } from '@contract/api/api-paths'
import type { LinkedOrder as Answer } from '@contract/orders/buyer-order'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { formatAddressLine } from '@contract/studio/studio-address'
import { localeOf, pageLanguage } from '@/i18n/language'
import { Button } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { mailTo } from '@/lib/mailto-url'
import { useStudio } from '@/lib/studio-facts'
import { weekdayText } from './format-day'
import heading from './ruled-heading.module.css'
import { OrderNote } from './order-note-form'
import { OrderReturns } from './order-returns'
import styles from './order-page.module.css'
import { OrderSummary } from './order-summary'
import { useReceiptLabels } from './use-order-labels'
import { Outcome } from './outcome-message'
import { PrintStages } from './production-stages'

type LinkedOrderProps = { answer: Answer; token: string; onAnswer: (answer: Answer) => void }

export function LinkedOrder({ answer, token, onAnswer }: LinkedOrderProps) {
  const { t, i18n } = useTranslation()
  const { email } = useStudio()
  const labels = useReceiptLabels(answer.taxRatePercent)
  const { order, delivery, refunded } = answer
  const state = orderStatus(answer)
  if (order === undefined) return null
  return (
    <>
      <Outcome title={t(`order.${state}`)}>
        {state === 'preparing' && order.readyOn !== undefined
          ? t('order.printHint', { date: weekdayText(order.readyOn, pageLanguage(i18n.language)) })
          : t(`order.${state}Hint`)}
        {refunded > 0 && state !== 'refunded' ? (
          <> {t('order.partlyRefunded', { amount: formatMoney(refunded, order.currency) })}</>
        ) : null}
      </Outcome>
      <div className={styles.columns}>
        <OrderSummary
          order={order}
          labels={labels}
          refunded={refunded > 0 ? { label: t('order.refundedAmount'), amount: -refunded } : undefined}
        />
        <div className={styles.facts}>
          {answer.stages === undefined ? null : (
            <Fact title={t('order.stages')}>
              <PrintStages stages={answer.stages} />
            </Fact>
          )}
          {delivery.tracking.length === 0 ? null : <TrackingNumbers tracking={delivery.tracking} />}
          {order.deliveryOption === 'pickup' ? <PickupPlace /> : null}
          <OrderNote note={answer.note} token={token} onAnswer={onAnswer} />
          <OrderReturns answer={answer} token={token} onAnswer={onAnswer} />
          <Seller placedAt={answer.placedAt} />
          <p className={styles.actions}>
            <Button onClick={() => window.print()}>{t('order.print')}</Button>
            <a href={`${RECEIPT_PATH}?token=${encodeURIComponent(token)}`} download>
              {t('order.invoice')}
            </a>
            {state === 'refunded' || state === 'cancelled' || answer.returns.returnable.length > 0 ? null : (
              <a href={mailTo(email, t('order.returnSubject', { number: order.number }))}>
                {t('order.return')}
              </a>
            )}
          </p>
        </div>
      </div>
    </>
  )
}

/** One word for where an order stands; the money that went back matters more than the goods. */
function orderStatus({ status, delivery }: Answer) {
  if (delivery.state === 'cancelled') return 'cancelled'
  return status === 'refunded' ? 'refunded' : delivery.state
}

function TrackingNumbers({ tracking }: { tracking: Answer['delivery']['tracking'] }) {
  const { t } = useTranslation()
  return (
    <Fact title={t('order.tracking')}>
      {tracking.map(({ number, url }) => (
        <p key={number}>{isWebAddress(url) ? <a href={url}>{number}</a> : number}</p>
      ))}
    </Fact>
  )
}

function PickupPlace() {
  const { t, i18n } = useTranslation()
  const studio = useStudio()
  return (
    <Fact title={t('order.pickup')}>
      <p>{formatAddressLine(studio.address)}</p>
      <p>{formatPickupHours(studio.pickupHours, pageLanguage(i18n.language))}</p>
    </Fact>
  )
}

function Seller({ placedAt }: { placedAt: string }) {
  const { t, i18n } = useTranslation()
  const { name, address } = useStudio()
  const date = new Intl.DateTimeFormat(localeOf(pageLanguage(i18n.language)), { dateStyle: 'long' }).format(
    new Date(placedAt),
  )
  return (
    <Fact title={t('order.seller')}>
      <p>
        {name}, {formatAddressLine(address)}
      </p>
      <p>{t('order.placed', { date })}</p>
    </Fact>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={heading.ruled}>{title}</h2>
      {children}
    </section>
  )
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text)
}
