import { useState } from 'react'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { Alert } from '@/ui/alert'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import { postDecision } from './proof-api'
import styles from './proof-form.module.css'
import { useDecision } from './use-decision'
import { useProofTexts } from './use-proof-texts'
import { MessageForm } from './message-form'

type AnswerFormProps = { request: BuyerRequest; token: string; onChanged: () => Promise<void> }

/** The buyer's answer to a question of the studio. One that was refused stays, so that it is not lost. */
export function AnswerForm({ request: { state }, token, onChanged }: AnswerFormProps) {
  const { t } = useProofTexts()
  const { isBusy, failure, run } = useDecision(onChanged)
  const idempotencyKeys = useIdempotencyKeys()
  // 'Yes' may be the answer to the next question, too.
  const [sentCount, setSentCount] = useState(0)
  if (state !== 'question' && failure === undefined) return null

  const answer = (words: string) =>
    run(async () => {
      const key = idempotencyKeys.getKey({ sentCount, words })
      await postDecision({ token, kind: 'answered', key, words })
      setSentCount(sentCount + 1)
      await onChanged()
    })

  return (
    <section className={styles.section}>
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      <MessageForm label={t('proof.answerLabel')} isBusy={isBusy} onSend={(words) => void answer(words)} />
    </section>
  )
}
