import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import { MAX_REQUEST_TEXT_LENGTH } from '@contract/custom-print/print-request'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { Alert } from '@/ui/alert'
import { formatMoney } from '@/lib/format-money'
import field from '@/ui/fields/field.module.css'
import { FormButtons } from '../form-buttons'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { PrintPreview } from './print-preview'
import { PrintSpecFields } from './print-spec-fields'
import { PrintSummary } from './print-summary'
import { ProofPriceFields } from './proof-price-fields'
import styles from './request-card.module.css'
import { TouchUpFields } from './touch-up-fields'
import { useProofForm } from './use-proof-form'

type ProofFormProps = {
  request: StaffRequest
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

/** The form of a proof: print and prices, filled in from the quote or from the version before. */
export function ProofForm({ request, onDone, onCancel }: ProofFormProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const form = useProofForm(request, async (message) => {
    await onDone(message)
    onCancel()
  })
  const { draft, print, spec, quote, failure } = form
  const francs = (rappen: number) => formatMoney(toFrancs(rappen), request.currency)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void form.send(event.currentTarget)
      }}
    >
      <PrintSpecFields typed={print} base={draft.spec} aspect={form.aspect} onChange={form.changePrint} />
      <TouchUpFields typed={print} onChange={form.changePrint} />
      {spec === undefined || form.heightMm === undefined ? null : (
        <div>
          <PrintSummary spec={spec} height={form.heightMm} />
        </div>
      )}
      {spec === undefined || !form.isPrintChanged ? null : (
        <PrintPreview number={request.number} spec={spec} draw={form.drawPrint} />
      )}
      <ProofPriceFields fields={form.priceFields} shirt={print.shirt} onChange={form.setPrice} />
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
      <p>{t('board.proof.holds', { date: dates.formatShortWeekday(draft.validUntil) })}</p>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <FormButtons className={styles.buttons} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  )
}
