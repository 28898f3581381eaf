import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricesResponse } from '@contract/custom-print/price-table'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import field from '../field.module.css'
import { listPriceFields, formatAmount, parseAmount } from './price-table-fields'
import { type Failure, toFailure, getReadFailureMessage } from '../http-failure'
import styles from './request-card.module.css'
import { fetchPrices, savePrices } from './custom-print-api'

/** The form of the prices of custom printing. Saving creates a new version. */
export function PriceTableForm() {
  const { t } = useTranslation()
  const [prices, setPrices] = useState<PricesResponse | null>(null)
  const [outcome, setOutcome] = useState<{ busy?: true; done?: string; failure?: Failure }>({})
  const failed = t('board.prices.failed')
  useEffect(() => {
    let ignore = false
    fetchPrices().then(
      (loaded) => (ignore ? undefined : setPrices(loaded)),
      (error: unknown) =>
        ignore
          ? undefined
          : setOutcome({ failure: { title: failed, reason: getReadFailureMessage(error, t) } }),
    )
    return () => {
      ignore = true
    }
  }, [failed, t])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome.busy || prices === null) return
    const form = new FormData(event.currentTarget)
    let { rows } = prices
    for (const { name, put } of listPriceFields(rows, t)) {
      const rappen = parseAmount(String(form.get(name)))
      if (rappen === undefined)
        return setOutcome({ failure: { title: failed, reason: t('board.prices.wrong') } })
      rows = put(rows, rappen)
    }
    setOutcome({ busy: true })
    try {
      setPrices(await savePrices(rows, prices.version))
      setOutcome({ done: t('board.prices.saved') })
    } catch (error) {
      setOutcome({ failure: toFailure(error, failed, t) })
    }
  }

  const { failure } = outcome
  const alert = failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>
  if (prices === null) return alert ?? <p role="status">{t('board.prices.loading')}</p>
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t('board.prices.text')}</p>
      {prices.isExample ? <p className={styles.example}>{t('board.prices.example')}</p> : null}
      <div className={styles.amounts}>
        {listPriceFields(prices.rows, t).map(({ name, label, rappen }) => (
          <label key={name} className={field.field}>
            {label}
            <input
              className={field.input}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={formatAmount(rappen)}
            />
          </label>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {outcome.done ?? ''}
      </p>
      {alert}
      <Button type="submit" isBusy={outcome.busy === true}>
        {t(outcome.busy ? 'board.step.busy' : 'board.prices.save')}
      </Button>
    </form>
  )
}
