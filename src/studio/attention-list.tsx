import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attention, Finding } from '@contract/studio'
import { Alert } from '@/layout/alert'
import styles from './attention-list.module.css'
import { FindingCard } from './finding-card'
import { failureMessage } from './request-error'
import { useDates } from './use-dates'

type AttentionListProps = { attention: Attention; onChanged: () => Promise<void> }

export function AttentionList({ attention, onChanged }: AttentionListProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [error, setError] = useState<string | null>(null)

  async function act(action: () => Promise<void>) {
    try {
      await action()
      setError(null)
    } catch (error) {
      setError(failureMessage(error, t))
    }
    await onChanged()
  }

  const { findings, lastWebhook } = attention
  return (
    <div className={styles.attention}>
      {error === null ? null : <Alert title={t('studio.attention.failed')}>{error}</Alert>}
      {findings.length === 0 ? <p>{t('studio.attention.none')}</p> : null}
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <FindingCard key={keyOf(finding)} finding={finding} onAct={act} />
        ))}
      </ul>
      <p>
        {lastWebhook === null
          ? t('studio.attention.noWebhook')
          : t('studio.attention.webhook', { date: dates.dateTime(lastWebhook.at) })}
      </p>
    </div>
  )
}

function keyOf(finding: Finding): string {
  if (finding.kind === 'kept_back') return `kept_back ${finding.productId}`
  return `${finding.kind} ${finding.kind === 'unsettled' ? finding.sessionId : finding.id}`
}
