import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attention, Finding } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { formatMoney } from '@/lib/format-money'
import styles from './attention-list.module.css'
import { refusalOf } from './refusal-of'
import { closeHeld, sendMailAgain } from './studio-requests'
import { useDates } from './use-dates'

type AttentionListProps = { attention: Attention; onChanged: () => Promise<void> }

/** What waits for a person, with what to do about it. */
export function AttentionList({ attention, onChanged }: AttentionListProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [trouble, setTrouble] = useState<string | null>(null)

  async function act(action: () => Promise<void>) {
    try {
      await action()
      setTrouble(null)
    } catch (error) {
      setTrouble(refusalOf(error).sentence || t('staff.step.failedHint'))
    }
    await onChanged()
  }

  const { findings, lastWebhook } = attention
  return (
    <div className={styles.attention}>
      {trouble === null ? null : <Alert title={t('staff.attention.failed')}>{trouble}</Alert>}
      {findings.length === 0 ? <p>{t('staff.attention.none')}</p> : null}
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingCard key={keyOf(finding)} finding={finding} onAct={act} />
        ))}
      </ul>
      <p>
        {lastWebhook === null
          ? t('staff.attention.noWebhook')
          : t('staff.attention.webhook', { date: dates.moment(lastWebhook.at) })}
      </p>
    </div>
  )
}

type FindingCardProps = { finding: Finding; onAct: (action: () => Promise<void>) => Promise<void> }

function FindingCard({ finding, onAct }: FindingCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (action: () => Promise<void>) => {
    setIsBusy(true)
    await onAct(action)
    setIsBusy(false)
  }
  const { kind, since, reason } = finding
  const orderId = kind === 'mail' ? finding.orderId : null
  return (
    <li className={styles.finding}>
      <h3>
        {kind === 'held'
          ? t('staff.attention.held', { amount: formatMoney(finding.total, finding.currency) })
          : kind === 'mail'
            ? t('staff.attention.mail', { recipient: finding.recipient })
            : t('staff.attention.unsettled')}
      </h3>
      <p>{dates.moment(since)}</p>
      {reason === '' ? null : <p className={styles.reason}>{reason}</p>}
      <p className={styles.hint}>
        {kind === 'mail'
          ? t('staff.attention.mailHint')
          : t(`staff.attention.${kind}Hint`, { session: finding.sessionId })}
      </p>
      {kind === 'held' ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void act(() => closeHeld(finding.id))}>
          {t('staff.attention.close')}
        </Button>
      ) : null}
      {kind === 'mail' && orderId !== null ? (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() => void act(() => sendMailAgain(orderId, finding.id))}
          >
            {t('staff.attention.sendAgain')}
          </Button>
          <a href={`/app/orders/${encodeURIComponent(orderId)}`}>
            {t('staff.order.number', { number: finding.orderNumber ?? '' })}
          </a>
        </div>
      ) : null}
    </li>
  )
}

function keyOf(finding: Finding): string {
  return `${finding.kind} ${finding.kind === 'unsettled' ? finding.sessionId : finding.id}`
}
