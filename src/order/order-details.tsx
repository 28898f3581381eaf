import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_PATH } from '@contract/api/api-paths'
import { DELIVERY } from '@contract/cart/delivery-option'
import type { LinkedOrder as Answer } from '@contract/orders/buyer-order'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { formatAddressLine } from '@contract/studio/studio-address'
import { isWebAddress } from '@contract/text/web-address'
import { buildTokenPath } from '@contract/site/token-path'
import { getPageLanguage } from '@/i18n/language'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { Button, ButtonLink } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { createMailtoUrl } from '@/lib/mailto-url'
import { useStudioProfile } from '@/site/use-studio-profile'
import heading from './ruled-heading.module.css'
import { OrderNote } from './order-note'
import { OrderReturns } from './order-returns'
import styles from './order-page.module.css'
import { OrderSummary } from './order-summary'
import { useOrderPageLabels } from './use-order-labels'
import { OutcomeMessage } from './outcome-message'
import { ProductionStages } from './production-stages'

type OrderDetailsProps = { answer: Answer; token: string; onAnswer: (answer: Answer) => void }

export function OrderDetails({ answer, token, onAnswer }: OrderDetailsProps) {
  const { t } = useTranslation()
  const { formatWeekday } = useDateFormatters()
  const { email } = useStudioProfile()
  const { order, delivery, refunded } = answer
  const labels = useOrderPageLabels(answer.taxRatePercent, order?.deliveryOption ?? 'shipping')
  const state = getOrderStatus(answer)
  const isClosed = state === 'refunded' || state === 'cancelled'
  if (order === undefined) return null
  return (
    <>
      <OutcomeMessage title={t(`order.${state}`)}>
        {state === 'preparing' && order.readyOn !== undefined
          ? t('order.printHint', { date: formatWeekday(order.readyOn) })
          : t(`order.${state}Hint`)}
        {refunded > 0 && state !== 'refunded' ? (
          <> {t('order.partlyRefunded', { amount: formatMoney(refunded, order.currency) })}</>
        ) : null}
      </OutcomeMessage>
      {answer.stages === undefined || answer.stages.length === 0 ? null : (
        <ProductionStages
          isAcross
          stages={
            order.readyOn === undefined
              ? [{ stage: 'ordered', at: answer.placedAt }, ...answer.stages]
              : answer.stages
          }
        />
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OrderSummary
            order={order}
            labels={labels}
            refunded={refunded > 0 ? { label: t('order.refundedAmount'), amount: -refunded } : undefined}
          />
          {DELIVERY[order.deliveryOption].isPickup ? <PickupPlace /> : isClosed ? null : <DeliveryAddress />}
        </div>
        <div className={styles.facts}>
          {delivery.tracking.length === 0 ? null : <TrackingNumbers tracking={delivery.tracking} />}
          <OrderNote note={answer.note} token={token} onAnswer={onAnswer} />
          <OrderReturns answer={answer} token={token} onAnswer={onAnswer} />
          <Seller placedAt={answer.placedAt} />
          <p className={styles.actions}>
            <ButtonLink variant="secondary" to={buildTokenPath(RECEIPT_PATH, token)} reloadDocument download>
              {t('order.invoice')}
            </ButtonLink>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
            {isClosed || answer.returns.returnable.length > 0 ? null : (
              <ButtonLink
                variant="secondary"
                to={createMailtoUrl(email, t('order.returnSubject', { number: order.number }))}
              >
                {t('order.return')}
              </ButtonLink>
            )}
          </p>
        </div>
      </div>
    </>
  )
}

/** Returns the state to show. A refund takes precedence over the delivery. */
function getOrderStatus({ status, delivery }: Answer) {
  if (delivery.state === 'cancelled') return 'cancelled'
  return status === 'refunded' ? 'refunded' : delivery.state
}

function TrackingNumbers({ tracking }: { tracking: Answer['delivery']['tracking'] }) {
  const { t } = useTranslation()
  return (
    <OrderFact title={t('order.tracking')}>
      {tracking.map(({ number, url }) => (
        <p key={number}>{isWebAddress(url) ? <a href={url}>{number}</a> : number}</p>
      ))}
    </OrderFact>
  )
}

/** Where the address is to be found: whoever has the link can open the page. */
function DeliveryAddress() {
  const { t } = useTranslation()
  return (
    <OrderFact title={t('order.deliveryAddress')}>
      <p>{t('order.deliveryAddressHint')}</p>
    </OrderFact>
  )
}

function PickupPlace() {
  const { t, i18n } = useTranslation()
  const studio = useStudioProfile()
  return (
    <OrderFact title={t('order.pickupPlace')}>
      <p>{formatAddressLine(studio.address)}</p>
      <p>{formatPickupHours(studio.pickupHours, getPageLanguage(i18n.language))}</p>
    </OrderFact>
  )
}

function Seller({ placedAt }: { placedAt: string }) {
  const { t } = useTranslation()
  const { formatDay } = useDateFormatters()
  const { name, address } = useStudioProfile()
  const date = formatDay(placedAt)
  return (
    <OrderFact title={t('order.seller')}>
      <p>
        {name}, {formatAddressLine(address)}
      </p>
      <p>{t('order.placed', { date })}</p>
    </OrderFact>
  )
}

function OrderFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2 className={heading.ruled}>{title}</h2>
      {children}
    </section>
  )
}
