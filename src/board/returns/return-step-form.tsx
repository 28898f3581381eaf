import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_RETURN_TEXT_LENGTH, type ReturnStepInput } from '@contract/orders/order-returns'
import { Button } from '@/ui/button'
import field from '@/ui/fields/field.module.css'
import styles from './return-card.module.css'

type ReturnStepFormProps = {
  state: 'requested' | 'received'
  /** The amount of the refund, formatted. */
  amount: string
  isBusy: boolean
  onStep: (input: ReturnStepInput) => void
}

/** The next step of a return, and a button to decline it. */
export function ReturnStepForm({ state, amount, isBusy, onStep }: ReturnStepFormProps) {
  const { t } = useTranslation()
  const [isDeclining, setIsDeclining] = useState(false)

  function submitStep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (isDeclining) onStep({ step: 'declined', answer: String(data.get('answer')) })
    else if (state === 'requested') onStep({ step: 'received' })
    else onStep({ step: 'refunded', restock: data.get('restock') === 'on' })
  }

  return (
    <form className={styles.steps} onSubmit={submitStep}>
      {isDeclining ? (
        <label className={field.field}>
          {t('board.return.answer')}
          <textarea
            className={`${field.input} ${styles.answer}`}
            name="answer"
            rows={2}
            maxLength={MAX_RETURN_TEXT_LENGTH}
            required
          />
        </label>
      ) : null}
      {state === 'received' && !isDeclining ? (
        <label className={styles.restock}>
          <input type="checkbox" name="restock" defaultChecked />
          {t('board.return.restock')}
        </label>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy
            ? t('board.step.busy')
            : isDeclining
              ? t('board.return.decline')
              : state === 'requested'
                ? t('board.return.received')
                : t('board.return.refund', { amount })}
        </Button>
        <Button variant="secondary" onClick={() => setIsDeclining(!isDeclining)}>
          {t(isDeclining ? 'board.step.cancel' : 'board.return.decline')}
        </Button>
      </div>
    </form>
  )
}
