import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanTracking, TRACKING_NUMBER } from '@contract/board/fulfillment-step'
import field from '@/ui/fields/field.module.css'
import { FormButtons } from '../form-buttons'
import styles from './tracking-form.module.css'

type TrackingFormProps = {
  number: number
  /** For a parcel that was shipped: the number is required then. Shipping without one is possible. */
  isCorrection?: boolean
  isBusy: boolean
  onSend: (tracking: string) => void
  onCancel: () => void
}

export function TrackingForm({ number, isCorrection = false, isBusy, onSend, onCancel }: TrackingFormProps) {
  const { t } = useTranslation()
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<'no_tracking' | 'wrong_tracking' | null>(null)

  // The number is what staff type next.
  useEffect(() => input.current?.focus(), [])

  function submitTracking(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const tracking = cleanTracking(String(new FormData(event.currentTarget).get('tracking')))
    const refusal =
      isCorrection && tracking === ''
        ? 'no_tracking'
        : TRACKING_NUMBER.test(tracking)
          ? null
          : 'wrong_tracking'
    setError(refusal)
    if (refusal === null) onSend(tracking)
    else input.current?.focus()
  }

  return (
    <form
      className={styles.form}
      aria-label={t('board.order.number', { number })}
      noValidate
      onSubmit={submitTracking}
    >
      <label className={field.field}>
        {t(isCorrection ? 'board.tracking.number' : 'board.step.tracking')}
        <input
          className={field.input}
          name="tracking"
          autoComplete="off"
          autoCapitalize="characters"
          inputMode="text"
          maxLength={60}
          aria-invalid={error !== null}
          aria-describedby={hint}
          ref={input}
        />
      </label>
      <p id={hint} className={field.error}>
        {error === null ? '' : t(`refused.${error}`)}
      </p>
      <FormButtons
        className={styles.buttons}
        isBusy={isBusy}
        label={isCorrection ? t('board.tracking.save') : undefined}
        onCancel={onCancel}
      />
    </form>
  )
}
