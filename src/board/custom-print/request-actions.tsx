import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffReplyKind, StaffRequest } from '@contract/custom-print/staff-request'
import { Button } from '@/ui/button'
import { ProofForm } from './proof-form'
import styles from './request-card.module.css'
import { StaffReplyForm } from './staff-reply-form'

type RequestActionsProps = {
  request: StaffRequest
  onDone: (message: string) => Promise<void>
}

/** The actions on a request: send a proof, ask the buyer, or decline. Each opens its form. */
export function RequestActions({ request, onDone }: RequestActionsProps) {
  const { t } = useTranslation()
  const { id, state } = request
  const [step, setStep] = useState<StaffReplyKind | 'proof' | null>(null)
  const heading = `request-${id}`
  const isBuyerNext = state === 'proofed' || state === 'question'
  // No actions while the buyer is paying.
  if (state === 'approved') return null
  if (step === 'proof') return <ProofForm request={request} onDone={onDone} onCancel={() => setStep(null)} />
  if (step === null)
    return (
      <div className={styles.buttons}>
        <Button
          className={styles.fullWidth}
          variant={isBuyerNext ? 'secondary' : 'primary'}
          aria-describedby={heading}
          onClick={() => setStep('proof')}
        >
          {t(request.proofs.length === 0 ? 'board.proof.send' : 'board.proof.newer')}
        </Button>
        <Button variant="secondary" aria-describedby={heading} onClick={() => setStep('question')}>
          {t('board.press.ask')}
        </Button>
        <Button variant="secondary" aria-describedby={heading} onClick={() => setStep('declined')}>
          {t('board.press.decline')}
        </Button>
      </div>
    )
  return <StaffReplyForm request={request} step={step} onDone={onDone} onClose={() => setStep(null)} />
}
