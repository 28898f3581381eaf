import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money'
import { type ProofLine, quoteOfLines, withAmounts } from '@contract/press/proof'
import { MAX_REQUEST_TEXT } from '@contract/press/request'
import type { StaffRequest } from '@contract/press/staff'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { formatMoney } from '@/lib/format-money'
import field from './field.module.css'
import { shownAmount, typedAmount } from './price-fields'
import { failureMessage } from './request-error'
import styles from './request-card.module.css'
import { sendProof } from './studio-requests'
import { useDates } from './use-dates'

type ProofFormProps = {
  request: StaffRequest
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

/** Price and proof, filled in from the quote or from the version before; each price may be changed. */
export function ProofForm({ request, onDone, onCancel }: ProofFormProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, number, draft, proofs, job, currency } = request
  const [typed, setTyped] = useState(() => draft.lines.map(({ eachInRappen }) => shownAmount(eachInRappen)))
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // The same for every attempt, so that a proof whose answer was lost on its way is sent once.
  const key = useRef(crypto.randomUUID())
  const version = proofs.length + 1
  const amounts = typed.flatMap((text) => typedAmount(text) ?? [])
  const lines = withAmounts(draft.lines, amounts)
  const quote = lines && quoteOfLines(lines, draft)
  const francs = (rappen: number) => formatMoney(toFrancs(rappen), currency)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (quote === undefined) return setFailure(t('studio.prices.wrong'))
    const form = new FormData(event.currentTarget)
    const [readyOn, message] = [String(form.get('readyOn')), String(form.get('message'))]
    setIsBusy(true)
    try {
      await sendProof(id, { key: key.current, version, amounts, total: quote.total, readyOn, message })
      await onDone(t('studio.proof.done', { number, version }))
      onCancel()
    } catch (error) {
      setFailure(failureMessage(error, t))
    }
    setIsBusy(false)
  }

  const labelOf = ({ kind, size, upTo }: ProofLine, index: number) => {
    if (kind === 'shirt')
      return t('studio.prices.shirt', { shirt: t(`studio.press.shirt.${job.shirt}`), size })
    if (kind === 'screen') return t('studio.proof.screen')
    const from = (draft.lines[index - 1]?.upTo ?? 0) + 1
    if (upTo !== null) return t('studio.proof.printUpTo', { upTo })
    return from === 1 ? t('studio.proof.print') : t('studio.proof.printFrom', { from })
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {draft.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
        <label key={index} className={styles.amount}>
          <span>{labelOf(line, index)}</span>
          <b>{line.quantity} ×</b>
          <input
            className={field.input}
            inputMode="decimal"
            autoComplete="off"
            value={typed[index]}
            onChange={({ target }) => setTyped(typed.with(index, target.value))}
          />
        </label>
      ))}
      {quote === undefined ? null : (
        <p>
          <span>
            {t('studio.press.net')} {francs(quote.net)},{' '}
            {t('studio.press.tax', { rate: draft.taxRatePercent })} {francs(quote.tax)},{' '}
            {t(`studio.orders.${request.delivery}`)} {francs(quote.shipping)}
          </span>
          <br />
          <b className={styles.total}>{francs(quote.total)}</b>
        </p>
      )}
      <label className={field.field}>
        {t('studio.proof.readyOn')}
        <input className={field.input} type="date" name="readyOn" defaultValue={draft.readyOn} required />
      </label>
      <label className={field.field}>
        {t('studio.proof.message')}
        <textarea
          className={`${field.input} ${styles.words}`}
          name="message"
          rows={3}
          maxLength={MAX_REQUEST_TEXT}
        />
      </label>
      <p>{t('studio.proof.holds', { date: dates.day(draft.validUntil) })}</p>
      {failure === null ? null : <Alert title={t('studio.press.failed', { number })}>{failure}</Alert>}
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'studio.step.busy' : 'studio.step.send')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('studio.step.cancel')}
        </Button>
      </div>
    </form>
  )
}
