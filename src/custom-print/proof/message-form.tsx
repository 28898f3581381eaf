import type { SubmitEvent } from 'react'
import { MAX_REQUEST_TEXT_LENGTH } from '@contract/custom-print/print-request'
import { Button } from '@/ui/button'
import styles from './proof-form.module.css'
import { useProofTexts } from './use-proof-texts'

type MessageFormProps = {
  label: string
  isBusy: boolean
  onSend: (words: string) => void
  /** For a form that a press has opened. */
  onCancel?: () => void
}

/** The form of a buyer's words to the studio: a change that is wanted, or an answer. */
export function MessageForm({ label, isBusy, onSend, onCancel }: MessageFormProps) {
  const { t } = useProofTexts()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('words')))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label className={styles.label}>
        {label}
        <textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the press on the button was for
          autoFocus={onCancel !== undefined}
          className={styles.text}
          name="words"
          rows={4}
          maxLength={MAX_REQUEST_TEXT_LENGTH}
          required
        />
      </label>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'proof.busy' : 'proof.send')}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="secondary" onClick={onCancel}>
            {t('proof.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
