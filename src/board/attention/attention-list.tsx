import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Attention, countOpenItems, getAttentionKey } from '@contract/board/attention'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import styles from './attention-list.module.css'
import { ItemCard } from './item-card'
import { ReturnList } from '../returns/return-list'
import { toFailure, type HttpFailure } from '../http-failure'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type AttentionListProps = {
  attention: Attention
  /** Orders with a return that is not closed. */
  returning: readonly BoardOrder[]
  onChanged: () => Promise<void>
}

export function AttentionList({ attention, returning, onChanged }: AttentionListProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const [outcome, setOutcome] = useState<{ done?: string; failure?: HttpFailure }>({})

  async function runAction(act: () => Promise<string>) {
    try {
      setOutcome({ done: await act() })
    } catch (error) {
      setOutcome({ failure: toFailure(error, t('board.attention.failed'), t) })
    }
    await onChanged()
  }

  const { findings: items, lastWebhook, waitingMails } = attention
  return (
    <div className={styles.attention}>
      <p role="status" className={styles.done}>
        {outcome.done ?? ''}
      </p>
      {outcome.failure === undefined ? null : (
        <Alert title={outcome.failure.title}>{outcome.failure.reason}</Alert>
      )}
      <ReturnList
        orders={returning}
        onDone={async (done) => {
          setOutcome({ done })
          await onChanged()
        }}
      />
      {countOpenItems(attention, returning) === 0 ? <p>{t('board.attention.none')}</p> : null}
      <ul className={styles.items}>
        {items.map((item) => (
          <ItemCard key={getAttentionKey(item)} item={item} onAct={runAction} />
        ))}
      </ul>
      <p>
        {lastWebhook === null
          ? t('board.attention.noWebhook')
          : t('board.attention.webhook', { date: dates.formatDayAndTime(lastWebhook.at) })}{' '}
        {t('board.attention.waitingMails', { number: waitingMails })}
      </p>
    </div>
  )
}
