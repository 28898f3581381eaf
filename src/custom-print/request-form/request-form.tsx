import { type SubmitEvent, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Answer } from '@print-kernel/preflight'
import {
  MAX_EMAIL,
  MAX_REQUEST_NAME,
  MAX_REQUEST_TEXT,
  type SentRequest,
  TRAP_PART,
} from '@contract/custom-print/print-request'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { paths } from '@/lib/paths'
import { useStudio } from '@/lib/studio'
import { answerText } from '../preflight/preflight-texts'
import type { Printed } from '../editor/editor-state'
import type { SendFieldName } from './find-invalid-fields'
import { failureText, isOurFault } from './failure-text'
import { jobMail } from './request-mailto'
import layout from '../page-layout.module.css'
import { SendField } from './request-field'
import { SendProgress } from './upload-progress'
import { useEarliestWish } from '../use-earliest-date'
import { usePressTexts } from '../use-press-texts'
import type { PricesState } from '../pricing/use-prices'
import { useSending } from './use-request-form'

export type SendStepProps = {
  bench: Printed
  prices: PricesState
  answers: readonly Answer[]
  /** What is charged, in Rappen; 0 until there are prices. */
  total: number
  onSending: (isSending: boolean) => void
  onPricesChanged: () => Promise<void>
  onSent: (request: SentRequest) => void
}

/** The last step: who asks, and sending drawing and job to the studio. */
export function SendStep(props: SendStepProps) {
  const { bench, prices } = props
  const { t } = usePressTexts()
  const { email } = useStudio()
  const { draft, type, wrong, failure, progress, send } = useSending(props)
  const hint = useId()
  const reason = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  const isFull = prices.status === 'ready' && prices.isFull
  const blocked = isFull ? t('press.full', { email }) : blockedBy(props, t)
  const mail = <a href={jobMail(email, bench, prices, t)}>{t('press.mail.write')}</a>
  const { earliest, date } = useEarliestWish()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (blocked === undefined && prices.status === 'ready') void send(event.currentTarget, prices)
    else reason.current?.focus()
  }

  const field = (name: SendFieldName) => ({
    name,
    value: draft[name],
    label: t(`press.form.${name}`),
    wrong: wrong.includes(name) ? t(`press.wrong.${name}`, { date }) : undefined,
    readOnly: progress !== undefined,
    onChange: (value: string) => type(name, value),
  })
  const currency = prices.status === 'ready' ? prices.pricing.currency : ''
  const said = progress === undefined ? '' : t(progress < 1 ? 'press.sending' : 'press.arrived')
  const isAgain = failure?.code === 'connection' || failure?.code === 'busy'
  return (
    <form className={layout.ends} noValidate onSubmit={submit}>
      {isFull ? (
        <div ref={reason} id={hint} tabIndex={-1}>
          <Alert>
            {blocked} {mail}
          </Alert>
        </div>
      ) : null}
      <h2 className={layout.ruled}>{t('press.form')}</h2>
      <SendField {...field('email')} type="email" autoComplete="email" maxLength={MAX_EMAIL} required />
      <SendField {...field('name')} autoComplete="name" maxLength={MAX_REQUEST_NAME} required />
      <SendField
        {...field('wishDate')}
        type="date"
        min={earliest}
        hint={t('press.form.wishHint', { date })}
      />
      <SendField {...field('note')} isLong maxLength={MAX_REQUEST_TEXT} />
      <input name={TRAP_PART} hidden tabIndex={-1} autoComplete="off" />
      <p>
        {t('press.rights')} <Link to={paths.privacy}>{t('section.privacy')}</Link>
      </p>
      {failure === undefined || blocked !== undefined ? null : (
        <Alert>
          {failureText(failure, { email, currency, wishFrom: date }, t)} {isOurFault(failure) ? mail : null}
        </Alert>
      )}
      <Button
        type="submit"
        busy={progress !== undefined}
        aria-disabled={blocked !== undefined}
        aria-describedby={hint}
      >
        {t(progress === undefined ? (isAgain ? 'press.again' : 'press.send') : 'press.sending')}
      </Button>
      <SendProgress share={progress} said={said} />
      {isFull ? null : (
        <p ref={reason} id={hint} tabIndex={-1}>
          {said || (blocked ?? t('press.sendHint'))}
        </p>
      )}
    </form>
  )
}

/** Why the job as it stands cannot be sent. */
function blockedBy({ answers, prices }: SendStepProps, t: ReturnType<typeof usePressTexts>['t']) {
  const refusal = answers.find(({ sign }) => sign === 'refusal')
  if (refusal !== undefined) return `${t('press.blocked')} ${answerText(refusal, t)}`
  if (answers.length === 0) return t('press.looking')
  if (prices.status === 'loading') return t('press.pricesLoading')
  return prices.status === 'failed' ? t('press.pricesFailed') : undefined
}
