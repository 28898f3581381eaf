import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_REQUEST_TEXT_LENGTH } from '@contract/custom-print/print-request'
import type { StaffReplyKind, StaffRequest } from '@contract/custom-print/staff-request'
import { Alert } from '@/ui/alert'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import field from '@/ui/fields/field.module.css'
import { FormButtons } from '../form-buttons'
import { toFailure } from '../http-failure'
import { useSubmission } from '@/lib/requests/use-submission'
import { postStaffReply } from './custom-print-api'
import styles from './request-card.module.css'

type StaffReplyFormProps = {
  request: StaffRequest
  step: StaffReplyKind
  onDone: (message: string) => Promise<void>
  onClose: () => void
}

/** The form of a question to the buyer, or of why the studio declines. */
export function StaffReplyForm({ request: { id, number }, step, onDone, onClose }: StaffReplyFormProps) {
  const { t } = useTranslation()
  const { isBusy, failure, submit } = useSubmission((error) =>
    toFailure(error, t('board.press.failed', { number }), t),
  )
  const idempotencyKeys = useIdempotencyKeys()

  async function sendReply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words'))
    await submit(async () => {
      await postStaffReply(id, { step, key: idempotencyKeys.getKey({ step, words }), words })
      onClose()
      await onDone(t(`board.press.replied.${step}`, { number }))
    })
  }

  return (
    <form className={styles.form} onSubmit={(event) => void sendReply(event)}>
      <label className={field.field}>
        {t(`board.press.reply.${step}`)}
        <textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the press on the button was for
          autoFocus
          className={`${field.input} ${styles.messageText}`}
          name="words"
          rows={3}
          maxLength={MAX_REQUEST_TEXT_LENGTH}
          required
        />
      </label>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <FormButtons className={styles.buttons} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
