import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricesResponse } from '@contract/custom-print/price-table'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import field from '@/ui/fields/field.module.css'
import { listPriceFields, formatFrancs, parseAmount } from './price-table-fields'
import { toFailure, getReadFailureMessage } from '../http-failure'
import { useSubmission } from '@/lib/requests/use-submission'
import { handleOutcome } from '@/lib/handle-outcome'
import styles from './request-card.module.css'
import { fetchPrices, savePrices } from './custom-print-api'

/** The form of the prices of custom printing. Saving creates a new version. */
export function PriceTableForm() {
  const { t } = useTranslation()
  const [prices, setPrices] = useState<PricesResponse | null>(null)
  const failureTitle = t('board.prices.failed')
  const { isBusy, isDone, failure, submit, fail } = useSubmission((error) =>
    toFailure(error, failureTitle, t),
  )
  useEffect(
    () =>
      handleOutcome(fetchPrices(), setPrices, (error) =>
        fail({ title: failureTitle, reason: getReadFailureMessage(error, t) }),
      ),
    [fail, failureTitle, t],
  )

  async function saveTable(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || prices === null) return
    const form = new FormData(event.currentTarget)
    let { rows } = prices
    for (const { name, put } of listPriceFields(rows, t)) {
      const rappen = parseAmount(String(form.get(name)))
      if (rappen === undefined) return fail({ title: failureTitle, reason: t('board.prices.wrong') })
      rows = put(rows, rappen)
    }
    await submit(async () => setPrices(await savePrices(rows, prices.version)))
  }

  const alert = failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>
  if (prices === null) return alert ?? <p role="status">{t('board.prices.loading')}</p>
  return (
    <form className={styles.form} onSubmit={(event) => void saveTable(event)}>
      <p>{t('board.prices.text')}</p>
      {prices.isExample ? <p className={styles.exampleNotice}>{t('board.prices.example')}</p> : null}
      <div className={styles.amounts}>
        {listPriceFields(prices.rows, t).map(({ name, label, rappen }) => (
          <label key={name} className={field.field}>
            {label}
            <input
              className={field.input}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={formatFrancs(rappen)}
            />
          </label>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isDone ? t('board.prices.saved') : ''}
      </p>
      {alert}
      <Button type="submit" isBusy={isBusy}>
        {t(isBusy ? 'board.step.busy' : 'board.prices.save')}
      </Button>
    </form>
  )
}
