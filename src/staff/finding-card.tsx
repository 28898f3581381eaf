import { useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OfferIssue } from '@contract/offer'
import { offerSentences } from '@contract/offer-texts'
import { LANGUAGES } from '@contract/settings'
import type { Finding } from '@contract/studio'
import { Button } from '@/layout/button'
import { formatMoney } from '@/lib/format-money'
import styles from './finding-card.module.css'
import { closeReview, sendMailAgain } from './studio-requests'
import { useDates } from './use-dates'

const SESSION_HINTS = {
  review: 'reviewHint',
  unsettled: 'unsettledHint',
  not_placed: 'notPlacedHint',
} as const

type FindingCardProps = { finding: Finding; onAct: (action: () => Promise<void>) => Promise<void> }

/** One finding: what it is, since when, and what to do about it. */
export function FindingCard({ finding, onAct }: FindingCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (action: () => Promise<void>) => {
    setIsBusy(true)
    await onAct(action)
    setIsBusy(false)
  }
  const { kind, since } = finding
  const reason = kind === 'kept_back' ? '' : finding.reason
  const orderId = kind === 'mail' ? finding.orderId : null
  return (
    <li className={styles.finding}>
      <h3>{titleOf(finding, t)}</h3>
      <p>{dates.dateTime(since)}</p>
      {reason === '' ? null : <p className={styles.reason}>{reason}</p>}
      {kind === 'kept_back' ? <OfferIssues issues={finding.issues} /> : null}
      <p className={styles.hint}>
        {'sessionId' in finding
          ? t(`staff.attention.${SESSION_HINTS[finding.kind]}`, { session: finding.sessionId })
          : t(kind === 'mail' ? 'staff.attention.mailHint' : 'staff.attention.keptBackHint')}
      </p>
      {kind === 'kept_back' ? (
        <a href={`/app/products/${encodeURIComponent(finding.productId)}`}>{t('staff.order.admin')}</a>
      ) : null}
      {kind === 'review' ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void act(() => closeReview(finding.id))}>
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

/** Why a product is not offered, as in Medusa's admin. */
function OfferIssues({ issues }: { issues: readonly OfferIssue[] }) {
  const { i18n } = useTranslation()
  const language = LANGUAGES.find((known) => known === i18n.language) ?? LANGUAGES[0]
  return (
    <ul>
      {offerSentences(issues, language).map((message) => (
        <li key={message} className={styles.reason}>
          {message}
        </li>
      ))}
    </ul>
  )
}

function titleOf(finding: Finding, t: TFunction): string {
  switch (finding.kind) {
    case 'review':
      return t('staff.attention.review', { amount: formatMoney(finding.total, finding.currency) })
    case 'not_placed':
      return t('staff.attention.notPlaced', { amount: formatMoney(finding.total, finding.currency) })
    case 'kept_back':
      return t('staff.attention.keptBack', { product: finding.title })
    case 'mail':
      return t('staff.attention.mail', { recipient: finding.recipient })
    case 'unsettled':
      return t('staff.attention.unsettled')
  }
}
