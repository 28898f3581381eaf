import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_REQUEST_TEXT } from '@contract/custom-print/print-request'
import type { StaffReplyKind, StaffRequest } from '@contract/custom-print/staff-request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useIdempotencyKeys } from '@/lib/idempotency-key'
import field from '../field.module.css'
import { ProofForm } from './proof-form'
import { type Failure, toFailure } from '../http-failure'
import { FormButtons } from '../form-buttons'
import styles from './request-card.module.css'
import { postStaffReply } from './custom-print-api'

type RequestActionsProps = {
  request: StaffRequest
  onDone: (message: string) => Promise<void>
}

/** The actions on a request: send a proof, ask the buyer, or decline. Each opens its form. */
export function RequestActions({ request, onDone }: RequestActionsProps) {
  const { t } = useTranslation()
  const { id, number, state } = request
  const [step, setStep] = useState<StaffReplyKind | 'proof' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempts = useIdempotencyKeys()

  function begin(next: StaffReplyKind) {
    attempts.forget()
    setFailure(null)
    setStep(next)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || step === null || step === 'proof') return
    const words = String(new FormData(event.currentTarget).get('words'))
    setIsBusy(true)
    try {
      await postStaffReply(id, { step, key: attempts.getKey({ step, words }), words })
      setStep(null)
      await onDone(t(`board.press.replied.${step}`, { number }))
    } catch (error) {
      setFailure(toFailure(error, t('board.press.failed', { number }), t))
    }
    setIsBusy(false)
  }

  const heading = `request-${id}`
  // No actions while the buyer is paying.
  if (state === 'approved') return null
  if (step === 'proof') return <ProofForm request={request} onDone={onDone} onCancel={() => setStep(null)} />
  if (step === null)
    return (
      <div className={styles.buttons}>
        <Button
          className={styles.first}
          variant={state === 'proofed' ? 'secondary' : 'primary'}
          aria-describedby={heading}
          onClick={() => setStep('proof')}
        >
          {t(request.proofs.length === 0 ? 'board.proof.send' : 'board.proof.newer')}
        </Button>
        <Button variant="secondary" aria-describedby={heading} onClick={() => begin('question')}>
          {t('board.press.ask')}
        </Button>
        <Button variant="secondary" aria-describedby={heading} onClick={() => begin('declined')}>
          {t('board.press.decline')}
        </Button>
      </div>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={field.field}>
        {t(`board.press.reply.${step}`)}
        <textarea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the press on the button was for
          autoFocus
          className={`${field.input} ${styles.words}`}
          name="words"
          rows={3}
          maxLength={MAX_REQUEST_TEXT}
          required
        />
      </label>
      {failure === null ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <FormButtons className={styles.buttons} isBusy={isBusy} onCancel={() => setStep(null)} />
    </form>
  )
}
