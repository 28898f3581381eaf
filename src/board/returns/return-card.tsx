import { useTranslation } from 'react-i18next'
import type { ReturnCase as Case, ReturnStepInput } from '@contract/orders/order-returns'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { formatMoney } from '@/lib/format-money'
import { toFailure } from '../http-failure'
import { useSubmission } from '@/lib/requests/use-submission'
import styles from './return-card.module.css'
import { ReturnStepForm } from './return-step-form'
import { takeReturnStep } from '../board-api'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type ReturnCardProps = {
  order: BoardOrder
  returned: Case
  onDone: (message: string) => Promise<void> | void
}

/** A return of an order: its items, its state and the next step. */
export function ReturnCard({ order, returned, onDone }: ReturnCardProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { number, currency } = order
  const { isBusy, failure, submit } = useSubmission((error) =>
    toFailure(error, t('board.return.failed', { number }), t),
  )
  const { id, state, reason, answer } = returned
  const heading = `return-${id}`
  const amount = formatMoney(returned.refund, currency)

  const applyStep = (input: ReturnStepInput) =>
    submit(async () => {
      await takeReturnStep(order.id, id, input)
      await onDone(t(`board.return.done.${input.step}`, { number }))
    })

  return (
    <section className={styles.case} aria-labelledby={heading}>
      <h3 id={heading}>{t('board.return.title', { number })}</h3>
      <p>
        {t(`board.return.state.${state}`, { amount, date: dates.formatShortDay(returned.requestedAt) })}
        {returned.isRestocked ? `, ${t('board.return.restocked')}` : null}
      </p>
      <ul>
        {returned.lines.map(({ name, size, quantity }) => (
          <li key={`${name} ${size}`}>{t('board.return.item', { name, size, quantity })}</li>
        ))}
      </ul>
      {reason === '' ? null : <p className={styles.text}>{t('board.return.reason', { reason })}</p>}
      {answer === '' ? null : <p className={styles.text}>{t('board.return.answered', { answer })}</p>}
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      {state === 'requested' || state === 'received' ? (
        <ReturnStepForm
          state={state}
          amount={amount}
          isBusy={isBusy}
          onStep={(input) => void applyStep(input)}
        />
      ) : null}
    </section>
  )
}
