import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { clampToShirt, computeHeightMm } from '@contract/custom-print/print-position'
import { type ProofLine, sumProofLines, replaceUnitPrices } from '@contract/custom-print/proof-lines'
import { computeDraftLines } from '@contract/custom-print/proof-draft'
import { MAX_REQUEST_TEXT_LENGTH } from '@contract/custom-print/print-request'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { Alert } from '@/ui/alert'
import { formatMoney } from '@/lib/format-money'
import { useIdempotencyKeys } from '@/lib/idempotency-key'
import field from '../field.module.css'
import { formatAmount, parseAmount } from './price-table-fields'
import { PrintPreview } from './print-preview'
import { PrintSummary } from './print-summary'
import { toFailure } from '../http-failure'
import { useSubmission } from '@/lib/use-submission'
import { FormButtons } from '../form-buttons'
import { PrintSpecFields } from './print-spec-fields'
import { TouchUpFields } from './touch-up-fields'
import styles from './request-card.module.css'
import { sendProof } from './custom-print-api'
import { parseFormValues, toFormValues } from './print-spec-form'
import { useDateFormatters } from '../use-date-formatters'

type ProofFormProps = {
  request: StaffRequest
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

/** Returns the key of a typed price: it is kept while the line is for the same shirt colour or printing method. */
const getLineKey = (
  { kind, size, upTo }: ProofLine,
  { method, shirt }: Pick<PrintSpec, 'method' | 'shirt'>,
) => `${kind === 'shirt' ? shirt : method} ${kind} ${size} ${upTo}`

/** Returns whether two specs, or two sets of form values, are equal. */
const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** The form of a proof: print and prices, filled in from the quote or from the version before. */
export function ProofForm({ request, onDone, onCancel }: ProofFormProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { id, number, currency } = request
  // Kept from when the form was opened: a version that a colleague has sent since must not be replaced unseen.
  const [{ draft, version }] = useState(() => ({ draft: request.draft, version: request.proofs.length + 1 }))
  const [typedPrint, setTypedPrint] = useState(() => toFormValues(draft.job))
  const [typed, setTyped] = useState<Record<string, string>>({})
  const idempotencyKeys = useIdempotencyKeys()
  const failed = t('board.press.failed', { number })
  const { isBusy, failure, submit, fail } = useSubmission((error) => toFailure(error, failed, t))
  const spec = parseFormValues(typedPrint, draft.job)
  const draftLines = computeDraftLines(draft, spec ?? draft.job)
  const getKey = (line: ProofLine) => getLineKey(line, spec ?? draft.job)
  const shown = draftLines.map((line) => typed[getKey(line)] ?? formatAmount(line.eachInRappen))
  const amounts = shown.flatMap((text) => parseAmount(text) ?? [])
  const lines = spec && replaceUnitPrices(draftLines, amounts)
  const quote = lines && sumProofLines(lines, draft)
  const francs = (rappen: number) => formatMoney(toFrancs(rappen), currency)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (spec === undefined) return fail({ title: failed, reason: t('board.spec.invalid') })
    if (quote === undefined) {
      const wrong = shown.findIndex((text) => parseAmount(text) === undefined)
      event.currentTarget.querySelectorAll<HTMLInputElement>('[inputmode]')[wrong]?.focus()
      return fail({ title: failed, reason: t('board.prices.wrong') })
    }
    const print = toFormValues(clampToShirt(spec, draft.aspect))
    // If the print had to be clamped to the shirt, shows it instead of sending something that staff have not seen.
    if (!isSame(print, toFormValues(spec))) {
      setTypedPrint(print)
      return fail({ title: failed, reason: t('board.spec.clamped') })
    }
    const form = new FormData(event.currentTarget)
    const [readyOn, message] = [String(form.get('readyOn')), String(form.get('message'))]
    const changed = isSame(spec, draft.job) ? {} : { job: spec }
    const content = { version, ...changed, amounts, total: quote.total, readyOn, message }
    await submit(async () => {
      await sendProof(id, { ...content, key: idempotencyKeys.getKey(content) })
      await onDone(t('board.proof.done', { number, version }))
      onCancel()
    })
  }

  const formatLineLabel = ({ kind, size, upTo }: ProofLine, index: number) => {
    if (kind === 'shirt')
      return t('board.prices.shirt', { shirt: t(`board.press.shirt.${typedPrint.shirt}`), size })
    if (kind === 'screen') return t('board.proof.screen')
    const from = (draftLines[index - 1]?.upTo ?? 0) + 1
    if (upTo !== null) return t('board.proof.printUpTo', { upTo })
    return from === 1 ? t('board.proof.print') : t('board.proof.printFrom', { from })
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <PrintSpecFields typed={typedPrint} base={draft.job} aspect={draft.aspect} onChange={setTypedPrint} />
      <TouchUpFields
        typed={typedPrint}
        onChange={(changes) => setTypedPrint({ ...typedPrint, ...changes })}
      />
      {spec === undefined ? null : (
        <div>
          <PrintSummary job={spec} height={computeHeightMm(spec.width, draft.aspect)} />
        </div>
      )}
      {spec === undefined || isSame(spec, draft.job) ? null : (
        <PrintPreview id={id} number={number} spec={spec} />
      )}
      {draftLines.map((line, index) => (
        <label key={getKey(line)} className={styles.amount}>
          <span>{formatLineLabel(line, index)}</span>
          <b>{line.quantity} ×</b>
          <input
            className={field.input}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={parseAmount(shown[index] ?? '') === undefined}
            value={shown[index]}
            onChange={({ target }) => setTyped({ ...typed, [getKey(line)]: target.value })}
          />
        </label>
      ))}
      {quote === undefined ? null : (
        <p>
          <span>
            {t('board.press.net')} {francs(quote.net)}, {t('board.press.tax', { rate: draft.taxRatePercent })}{' '}
            {francs(quote.tax)}, {t(`board.orders.${request.delivery}`)} {francs(quote.shipping)}
          </span>
          <br />
          <b className={styles.total}>{francs(quote.total)}</b>
        </p>
      )}
      <label className={field.field}>
        {t('board.proof.readyOn')}
        <input className={field.input} type="date" name="readyOn" defaultValue={draft.readyOn} required />
      </label>
      <label className={field.field}>
        {t('board.proof.message')}
        <textarea
          className={`${field.input} ${styles.messageText}`}
          name="message"
          rows={3}
          maxLength={MAX_REQUEST_TEXT_LENGTH}
        />
      </label>
      <p>{t('board.proof.holds', { date: dates.date(draft.validUntil) })}</p>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <FormButtons className={styles.buttons} isBusy={isBusy} onCancel={onCancel} />
    </form>
  )
}
