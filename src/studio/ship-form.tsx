import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/layout/button'
import field from './field.module.css'
import styles from './ship-form.module.css'

type ShipFormProps = {
  number: number
  isBusy: boolean
  onSend: (tracking: string) => void
  onCancel: () => void
}

export function ShipForm({ number, isBusy, onSend, onCancel }: ShipFormProps) {
  const { t } = useTranslation()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy) onSend(String(new FormData(event.currentTarget).get('tracking')).trim())
  }

  return (
    <form className={styles.form} aria-label={t('studio.order.number', { number })} onSubmit={submit}>
      <label className={field.field}>
        {t('studio.step.tracking')}
        <input
          className={field.input}
          name="tracking"
          autoComplete="off"
          autoCapitalize="characters"
          inputMode="text"
          maxLength={60}
          pattern="[A-Za-z0-9_ .\-]*"
          // The number is what staff type next.
          ref={focus}
        />
      </label>
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

const focus = (input: HTMLInputElement | null) => input?.focus()
