import { type SubmitEvent, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import {
  MAX_REQUEST_NAME_LENGTH,
  MAX_REQUEST_TEXT_LENGTH,
  type SentRequest,
  HONEYPOT_PART,
} from '@contract/custom-print/print-request'
import { MAX_EMAIL_LENGTH } from '@contract/text/email'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { formatPreflightResult } from '../preflight/preflight-texts'
import type { EditingState } from '../editor-state'
import type { RequestFieldName } from './find-invalid-fields'
import { formatSubmitFailure, isOurFault } from './failure-text'
import { composeRequestMailto } from './request-mailto'
import layout from '../page-layout.module.css'
import { RequestField } from './request-field'
import { UploadProgress } from './upload-progress'
import { useEarliestDate } from '../use-earliest-date'
import { type PressTFunction, usePressTexts } from '../use-press-texts'
import type { PricesState } from '../pricing/use-prices'
import { useRequestForm } from './use-request-form'

export type RequestFormProps = {
  editing: EditingState
  prices: PricesState
  results: readonly PreflightResult[]
  onSending: (isSending: boolean) => void
  onPricesChanged: () => Promise<void>
  onSent: (request: SentRequest) => void
}

/** The last step: contact details, and sending artwork and spec to the studio. */
export function RequestForm(props: RequestFormProps) {
  const { editing, prices } = props
  const { t } = usePressTexts()
  const { email } = useStudioProfile()
  const { draft, setField, invalidFields, failure, progress, send } = useRequestForm(props)
  const hint = useId()
  const reason = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  const isFull = prices.status === 'ready' && prices.isFull
  const blockingReason = isFull ? t('press.full', { email }) : findBlockingReason(props, t)
  const mail = <a href={composeRequestMailto(email, editing, prices, t)}>{t('press.mail.write')}</a>
  const { earliest, date } = useEarliestDate()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (blockingReason === undefined && prices.status === 'ready') void send(event.currentTarget, prices)
    else reason.current?.focus()
  }

  const getFieldProps = (name: RequestFieldName) => ({
    name,
    value: draft[name],
    label: t(`press.form.${name}`),
    errorMessage: invalidFields.includes(name) ? t(`press.invalid.${name}`, { date }) : undefined,
    readOnly: progress !== undefined,
    onChange: (value: string) => setField(name, value),
  })
  const currency = prices.status === 'ready' ? prices.pricing.currency : ''
  const progressText = progress === undefined ? '' : t(progress < 1 ? 'press.sending' : 'press.arrived')
  const isRetry = failure?.code === 'connection' || failure?.code === 'busy'
  return (
    <form className={layout.ends} noValidate onSubmit={submit}>
      {isFull ? (
        <div ref={reason} id={hint} tabIndex={-1}>
          <Alert>
            {blockingReason} {mail}
          </Alert>
        </div>
      ) : null}
      <h2 className={layout.ruled}>{t('press.form')}</h2>
      <RequestField
        {...getFieldProps('email')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <RequestField
        {...getFieldProps('name')}
        autoComplete="name"
        maxLength={MAX_REQUEST_NAME_LENGTH}
        required
      />
      <RequestField
        {...getFieldProps('requestedDate')}
        type="date"
        min={earliest}
        hint={t('press.form.requestedDateHint', { date })}
      />
      <RequestField {...getFieldProps('note')} isLong maxLength={MAX_REQUEST_TEXT_LENGTH} />
      <input name={HONEYPOT_PART} hidden tabIndex={-1} autoComplete="off" />
      <p>
        {t('press.rights')} <Link to={paths.privacy}>{t('section.privacy')}</Link>
      </p>
      {failure === undefined || blockingReason !== undefined ? null : (
        <Alert>
          <span>{formatSubmitFailure(failure, { email, currency, earliestDate: date }, t)}</span>{' '}
          {isOurFault(failure) ? mail : null}
        </Alert>
      )}
      <Button
        type="submit"
        isBusy={progress !== undefined}
        aria-disabled={blockingReason !== undefined}
        aria-describedby={hint}
      >
        {t(progress === undefined ? (isRetry ? 'press.retry' : 'press.send') : 'press.sending')}
      </Button>
      <UploadProgress share={progress} text={progressText} />
      {isFull ? null : (
        <p ref={reason} id={hint} tabIndex={-1}>
          {progressText || (blockingReason ?? t('press.sendHint'))}
        </p>
      )}
    </form>
  )
}

/** Returns why the current spec cannot be sent; undefined if it can. */
function findBlockingReason({ results, prices }: RequestFormProps, t: PressTFunction) {
  const refusal = results.find(({ severity }) => severity === 'refusal')
  if (refusal !== undefined) return `${t('press.blocked')} ${formatPreflightResult(refusal, t)}`
  if (results.length === 0) return t('press.looking')
  if (prices.status === 'loading') return t('press.pricesLoading')
  return prices.status === 'failed' ? t('press.pricesFailed') : undefined
}
