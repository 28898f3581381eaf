import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RECEIPT_PATH } from '@contract/api/api-paths'
import { buildTokenPath } from '@contract/site/token-path'
import { useCheckoutLabels, useOrderPageLabels } from '@/order/use-order-labels'
import type { PrintThankYouProps } from '@/checkout/return/order-confirmation'
import { ThankYouCard } from '@/checkout/return/thank-you-card'
import { OrderSummary } from '@/order/order-summary'
import { OutcomeMessage } from '@/order/outcome-message'
import { ProductionStages } from '@/order/production-stages'
import { getPageLanguage } from '@/i18n/language'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { paths } from '@/site/paths'
import { useSubmission } from '@/lib/requests/use-submission'
import { PrintedShirt } from './printed-shirt'
import styles from './print-thank-you.module.css'
import { sharePicture } from './share-picture'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { useBuyerRequest } from '../proof/use-buyer-request'
import { useProofTexts } from '../proof/use-proof-texts'

/** The page after paying for a custom print: the shirt on the line and its production stages. */
export function PrintThankYou({ order, requestToken, token }: PrintThankYouProps) {
  const { t } = useProofTexts()
  const { i18n } = useTranslation()
  const dates = useDateFormatters()
  const { state } = useBuyerRequest(requestToken)
  const request = state.status === 'known' ? state.answer : undefined
  const proof = request?.proofs.find(({ version }) => version === request.approved?.version)
  const { isBusy, failure, submit } = useSubmission((error) => {
    console.error('Failed to share the picture', error)
    return 'failed'
  })
  const shirt = useRef<SVGSVGElement>(null)
  const print = useRef<HTMLImageElement>(null)
  const labels = {
    checkout: useCheckoutLabels(),
    receipt: useOrderPageLabels(proof?.taxRatePercent ?? 0, order.deliveryOption),
  }
  const { readyOn, currency, number, email } = order
  const amount = formatMoney(order.total, currency)
  const count = order.lines.reduce((sum, { size, quantity }) => sum + (size === '' ? 0 : quantity), 0)
  const day = readyOn === undefined ? '' : dates.formatWeekday(readyOn)
  const lead =
    day === '' ? t('proof.thanks.leadUndated', { amount }) : t('proof.thanks.lead', { amount, count, day })
  const [beforeDay = '', afterDay = ''] = day === '' ? [lead] : lead.split(day)
  const isLost = request === undefined && state.status !== 'loading'

  async function share() {
    if (shirt.current === null || print.current === null || request === undefined) return
    const picture = { shirt: shirt.current, print: print.current, request }
    await submit(() => sharePicture(picture, t('proof.thanks.file')))
  }

  return (
    <div className={styles.page} lang={getPageLanguage(i18n.language)}>
      <ThankYouCard
        shirts={
          isLost ? null : <PrintedShirt request={request} token={requestToken} shirt={shirt} print={print} />
        }
      >
        <OutcomeMessage title={t('proof.title.paid')}>
          {beforeDay}
          <b>{day}</b>
          {afterDay}
        </OutcomeMessage>
        <p>{t('proof.thanks.mail', { number, email })}</p>
        {isLost ? <p>{t('proof.thanks.unreachable')}</p> : null}
        {failure === undefined ? null : <Alert>{t('proof.thanks.shareFailed')}</Alert>}
        <p className={styles.buttons}>
          {isLost ? null : (
            <Button
              isBusy={isBusy}
              aria-disabled={request === undefined || isBusy}
              onClick={() => void share()}
            >
              {t(isBusy ? 'proof.busy' : 'proof.thanks.share')}
            </Button>
          )}
          {token === undefined ? null : (
            <ButtonLink variant="secondary" to={buildTokenPath(RECEIPT_PATH, token)} reloadDocument download>
              {t('order.invoice')}
            </ButtonLink>
          )}
        </p>
      </ThankYouCard>
      {request?.order ? <ProductionStages isAcross stages={request.order.stages} readyOn={readyOn} /> : null}
      <p className={styles.buttons}>
        <ButtonLink variant="secondary" to={buildTokenPath(paths.proof, requestToken)}>
          {t('proof.thanks.request')}
        </ButtonLink>
        {token === undefined ? null : (
          <ButtonLink variant="secondary" to={buildTokenPath(paths.order, token)}>
            {t('proof.thanks.order')}
          </ButtonLink>
        )}
      </p>
      <div>
        <OrderSummary order={order} labels={proof === undefined ? labels.checkout : labels.receipt} />
      </div>
    </div>
  )
}
