import { type SubmitEvent, useId, useRef } from 'react'
import { getMinPieces, sumSizeCounts } from '@contract/custom-print/print-spec'
import { MAX_REQUEST_TEXT_LENGTH } from '@contract/custom-print/print-request'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { focusHeading } from '@/lib/focus-heading'
import { useStudioProfile } from '@/site/use-studio-profile'
import { RadioGroup } from '@/ui/fields/radio-group'
import { useEarliestDate } from '../use-earliest-date'
import { usePressTexts } from '../use-press-texts'
import forms from '../proof/proof-form.module.css'
import styles from './reorder-form.module.css'
import { formatReorderFailure } from './reorder-failure-text'
import { ReorderPrice } from './reorder-price'
import { ReorderSent } from './reorder-sent'
import { ReorderSizes } from './reorder-sizes'
import { useProofTexts } from '../proof/use-proof-texts'
import { type ReorderProps, useReorder } from './use-reorder'

type ReorderFormProps = ReorderProps & { onClose: () => void }

/** The form of a reorder: sizes, delivery and date, at today's prices. */
export function ReorderForm({ onClose, ...props }: ReorderFormProps) {
  const { t } = useProofTexts()
  const { t: tPress } = usePressTexts()
  const { email } = useStudioProfile()
  const hint = useId()
  const reason = useRef<HTMLDivElement>(null)
  const { prices, loadPrices, quote, failure, isSending, ...form } = useReorder(props)
  const { spec } = props.print
  const { counts, delivery } = form
  const minPieces = getMinPieces(spec.method)
  const isEnough = sumSizeCounts(counts) >= minPieces
  const isFull = prices.status === 'ready' && prices.isFull
  const { date } = useEarliestDate()

  if (form.sentRequest !== undefined) return <ReorderSent request={form.sentRequest} />

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isFull) reason.current?.focus()
    else if (isEnough) void form.send(event.currentTarget)
  }

  return (
    <form className={forms.section} noValidate onSubmit={submit}>
      <h2 ref={focusOnce}>{t('proof.reorder.title')}</h2>
      <p>{t('proof.reorder.lead')}</p>
      {isFull ? (
        <div ref={reason} id={hint} tabIndex={-1}>
          <Alert>{tPress('press.full', { email })}</Alert>
        </div>
      ) : null}
      <ReorderSizes spec={spec} counts={counts} onChange={form.setCounts} />
      <RadioGroup
        legend={tPress('press.delivery')}
        options={DELIVERY_OPTIONS.map((value) => ({ value, label: tPress(`press.delivery.${value}`) }))}
        value={delivery}
        onChange={form.setDelivery}
      />
      <RequestedDateField isInvalid={form.isDateInvalid} />
      <label className={forms.label}>
        {tPress('press.form.note')}
        <textarea className={forms.text} name="note" rows={3} maxLength={MAX_REQUEST_TEXT_LENGTH} />
      </label>
      {isEnough || prices.status !== 'ready' ? (
        <ReorderPrice prices={prices} quote={quote} method={spec.method} delivery={delivery} />
      ) : null}
      {prices.status === 'failed' ? (
        <Button variant="secondary" onClick={() => void loadPrices()}>
          {t('proof.retry')}
        </Button>
      ) : null}
      {failure === undefined ? null : (
        <Alert>
          {formatReorderFailure(
            failure,
            { email, earliestDate: date, currency: prices.status === 'ready' ? prices.pricing.currency : '' },
            { tProof: t, tPress },
          )}
        </Alert>
      )}
      <div className={forms.buttons}>
        <Button
          type="submit"
          isBusy={isSending}
          aria-disabled={isFull || !isEnough || quote === undefined}
          aria-describedby={hint}
        >
          {isSending ? tPress('press.sending') : tPress('press.send')}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) onClose()
          }}
        >
          {t('proof.cancel')}
        </Button>
      </div>
      {isFull ? null : (
        <p id={hint} role="status">
          {isEnough ? tPress('press.sendHint') : t('proof.reorder.tooFew', { count: minPieces })}
        </p>
      )}
    </form>
  )
}

function RequestedDateField({ isInvalid }: { isInvalid: boolean }) {
  const { t } = usePressTexts()
  const { earliest, date } = useEarliestDate()
  const hint = useId()
  return (
    <div>
      <label className={forms.label}>
        {t('press.form.requestedDate')}
        <input
          className={forms.text}
          name="requestedDate"
          type="date"
          min={earliest}
          aria-invalid={isInvalid}
          aria-describedby={hint}
        />
      </label>
      <p id={hint} className={isInvalid ? styles.wrong : undefined}>
        {t(isInvalid ? 'press.invalid.requestedDate' : 'press.form.requestedDateHint', { date })}
      </p>
    </div>
  )
}

/** A stable function, as React calls a ref again whenever its function changes. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  if (heading !== null) focusHeading(heading)
}
