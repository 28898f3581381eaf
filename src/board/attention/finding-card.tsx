import { type ReactNode, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatOfferIssues } from '@contract/admin/offer-texts'
import type { AttentionItem } from '@contract/board/attention'
import { getPageLanguage } from '@/i18n/language'
import { Button } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from '../admin-paths'
import styles from './finding-card.module.css'
import { closeReview, sendMailAgain } from '../board-api'
import { useDateFormatters } from '../use-date-formatters'

/** Runs an action that resolves to a sentence about what it did. */
type RunAction = (action: () => Promise<string>) => Promise<void>
type FindingCardProps = { finding: AttentionItem; onAct: RunAction }

export function FindingCard({ finding, onAct }: FindingCardProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { title, hint } = getFindingTexts(finding, t)
  return (
    <li className={styles.finding}>
      <h3>{title}</h3>
      <p>{dates.dateTime(finding.since)}</p>
      <Reasons finding={finding} />
      <p className={styles.hint}>{hint}</p>
      <Action finding={finding} onAct={onAct} />
    </li>
  )
}

function getFindingTexts(finding: AttentionItem, t: TFunction): { title: string; hint: string } {
  switch (finding.kind) {
    case 'review':
      return {
        title: t('studio.attention.review', { amount: formatMoney(finding.total, finding.currency) }),
        hint: t('studio.attention.reviewHint', { session: finding.sessionId }),
      }
    case 'not_placed':
      return {
        title: t('studio.attention.notPlaced', { amount: formatMoney(finding.total, finding.currency) }),
        hint: t('studio.attention.notPlacedHint', { session: finding.sessionId }),
      }
    case 'unsettled':
      return {
        title: t('studio.attention.unsettled'),
        hint: t('studio.attention.unsettledHint', { session: finding.sessionId }),
      }
    case 'kept_back':
      return {
        title: t('studio.attention.keptBack', { product: finding.title }),
        hint: t('studio.attention.keptBackHint'),
      }
    case 'press_full':
      return {
        title: t('studio.attention.pressFull'),
        hint: t('studio.attention.pressFullHint', {
          open: finding.open,
          gigabytes: (finding.bytes / 1e9).toFixed(1),
        }),
      }
    case 'blanks_short':
      return {
        title: t('studio.attention.blanksShort', { number: finding.number }),
        hint: t('studio.attention.blanksShortHint'),
      }
    case 'mail':
      return {
        title: t('studio.attention.mail', { recipient: finding.recipient }),
        hint: t('studio.attention.mailHint'),
      }
  }
}

/** The reasons of a finding. For a withheld product they are the same sentences as in Medusa's admin. */
function Reasons({ finding }: { finding: AttentionItem }) {
  const { i18n } = useTranslation()
  if (finding.kind === 'press_full') return null
  if (finding.kind !== 'kept_back')
    return finding.reason === '' ? null : <p className={styles.reason}>{finding.reason}</p>
  return (
    <ul>
      {formatOfferIssues(finding.issues, getPageLanguage(i18n.language)).map((message) => (
        <li key={message} className={styles.reason}>
          {message}
        </li>
      ))}
    </ul>
  )
}

function Action({ finding, onAct }: FindingCardProps) {
  const { t } = useTranslation()
  if (finding.kind === 'kept_back')
    return <a href={adminPaths.product(finding.productId)}>{t('studio.order.admin')}</a>
  if (finding.kind === 'review')
    return (
      <ActionButton
        onAction={() => onAct(() => closeReview(finding.id).then(() => t('studio.attention.closed')))}
      >
        {t('studio.attention.close')}
      </ActionButton>
    )
  if (finding.kind !== 'mail' || finding.orderId === null) return null
  const { id, orderId, orderNumber } = finding
  return (
    <div className={styles.actions}>
      <ActionButton
        onAction={() =>
          onAct(async () => t('studio.attention.sentAgain', { recipient: await sendMailAgain(orderId, id) }))
        }
      >
        {t('studio.attention.sendAgain')}
      </ActionButton>
      <a href={adminPaths.order(orderId)}>{t('studio.order.number', { number: orderNumber ?? '' })}</a>
    </div>
  )
}

function ActionButton({ onAction, children }: { onAction: () => Promise<void>; children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false)
  async function act() {
    setIsBusy(true)
    await onAction()
    setIsBusy(false)
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void act()}>
      {children}
    </Button>
  )
}
