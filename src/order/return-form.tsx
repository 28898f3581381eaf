import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RETURN_DAYS } from '@contract/limits'
import { MAX_RETURN_TEXT_LENGTH } from '@contract/orders/order-returns'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { EmailText } from '@/ui/email-text'
import { Button } from '@/ui/button'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import { useStudioProfile } from '@/site/use-studio-profile'
import { useSubmission } from '@/lib/requests/use-submission'
import styles from './order-form.module.css'
import { submitReturn } from './order-api'
import { findSaveProblem, type SaveProblem } from './find-save-problem'

type ReturnFormProps = {
  lines: NonNullable<LinkedOrder['order']>['lines']
  returnable: LinkedOrder['returns']['returnable']
  /** Whether the order has no returns yet. */
  isFirst: boolean
  token: string
  onAnswer: (answer: LinkedOrder) => void
}

type ReturnProblem = SaveProblem<'returnTooLate'> | 'returnNothing'

/** Requests a return of chosen pieces, then confirms it. */
export function ReturnForm({ lines, returnable, isFirst, token, onAnswer }: ReturnFormProps) {
  const { t } = useTranslation()
  const hint = useId()
  const idempotencyKeys = useIdempotencyKeys()
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, failure, submit, fail } = useSubmission<ReturnProblem>((error) =>
    findSaveProblem(error, 'returnTooLate'),
  )
  const { email } = useStudioProfile()

  async function sendRequest(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const chosenLines = returnable
      .map(({ line }) => ({ line, quantity: Number(data.get(`line-${line}`)) }))
      .filter(({ quantity }) => quantity > 0)
    if (chosenLines.length === 0) return fail('returnNothing')
    const reason = String(data.get('reason'))
    const request = { lines: chosenLines, reason }
    const key = idempotencyKeys.getKey(request)
    await submit(async () => onAnswer(await submitReturn({ token, key, ...request })))
  }

  const result = failure ?? (isFirst ? undefined : 'returnAsked')
  return (
    <>
      {returnable.length === 0 ? null : isOpen ? (
        <form className={styles.form} onSubmit={(event) => void sendRequest(event)}>
          <p id={hint}>
            <EmailText text={t('order.returnHint', { email, returnDays: RETURN_DAYS })} />
          </p>
          {returnable.map(({ line, quantity }) => (
            <label key={line} className={styles.line}>
              {t('order.returnPieces', { name: lines[line]?.name, size: lines[line]?.size })}
              <select name={`line-${line}`} defaultValue={0} className={styles.count}>
                {Array.from({ length: quantity + 1 }, (_, count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
          ))}
          <label className={styles.reason}>
            {t('order.returnReason')}
            <textarea className={styles.text} name="reason" rows={2} maxLength={MAX_RETURN_TEXT_LENGTH} />
          </label>
          <Button type="submit" isBusy={isBusy} aria-describedby={hint}>
            {t(isBusy ? 'order.returnBusy' : 'order.returnSend')}
          </Button>
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('order.returnSome')}
        </Button>
      )}
      <p role="status">{result === undefined ? '' : t(`order.${result}`, { email })}</p>
    </>
  )
}
