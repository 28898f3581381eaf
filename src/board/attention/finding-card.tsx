import { type ReactNode, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatOfferIssues } from '@contract/admin/offer-texts'
import type { AttentionItem } from '@contract/board/attention'
import { formatRefundFailure } from '@contract/board/refund-failure-texts'
import { getPageLanguage } from '@/i18n/language'
import { Button } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from '../admin-paths'
import styles from './finding-card.module.css'
import { closeFailedRefund, closeReview, sendMailAgain } from '../board-api'
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
        title: t('board.attention.review', { amount: formatMoney(finding.total, finding.currency) }),
        hint: t('board.attention.reviewHint', { session: finding.sessionId }),
      }
    case 'not_placed':
      return {
        title: t('board.attention.notPlaced', { amount: formatMoney(finding.total, finding.currency) }),
        hint: t('board.attention.notPlacedHint', { session: finding.sessionId }),
      }
    case 'refund_failed': {
      const amount = formatMoney(finding.amount, finding.currency)
      return finding.orderNumber === null
        ? {
            title: t('board.attention.paymentRefundFailed', { amount }),
            hint: t('board.attention.paymentRefundFailedHint', { session: finding.sessionId }),
          }
        : {
            title: t('board.attention.refundFailed', { amount, number: finding.orderNumber }),
            hint: t('board.attention.refundFailedHint'),
          }
    }
    case 'unsettled':
      return {
        title: t('board.attention.unsettled'),
        hint: t('board.attention.unsettledHint', { session: finding.sessionId }),
      }
    case 'kept_back':
      return {
        title: t('board.attention.keptBack', { product: finding.title }),
        hint: t('board.attention.keptBackHint'),
      }
    case 'press_full':
      return {
        title: t('board.attention.pressFull'),
        hint: t('board.attention.pressFullHint', {
          open: finding.open,
          gigabytes: (finding.bytes / 1e9).toFixed(1),
        }),
      }
    case 'blanks_short':
      return {
        title: t('board.attention.blanksShort', { number: finding.number }),
        hint: t('board.attention.blanksShortHint'),
      }
    case 'order_broken':
      return getBrokenOrderTexts(finding, t)
    case 'mail':
      return {
        title: t('board.attention.mail', { recipient: finding.recipient }),
        hint: t('board.attention.mailHint'),
      }
  }
}

function getBrokenOrderTexts(
  { problem, number, detail, isMended }: Extract<AttentionItem, { kind: 'order_broken' }>,
  t: TFunction,
): { title: string; hint: string } {
  if (isMended)
    return {
      title: t('board.attention.orderMended', { number: number ?? '' }),
      hint: t('board.attention.mendedHint'),
    }
  const title = problem === 'level' ? 'levelBroken' : number === null ? 'parcelBroken' : 'orderBroken'
  return {
    title: t(`board.attention.${title}`, { number: number ?? '', detail }),
    hint: t(`problem.${problem}`, { detail }),
  }
}

/** The reasons of a finding. For a withheld product they are the same sentences as in Medusa's admin. */
function Reasons({ finding }: { finding: AttentionItem }) {
  const { i18n } = useTranslation()
  const language = getPageLanguage(i18n.language)
  if (finding.kind === 'press_full' || finding.kind === 'order_broken') return null
  if (finding.kind === 'refund_failed')
    return <p className={styles.reason}>{formatRefundFailure(finding.reason, language)}</p>
  if (finding.kind !== 'kept_back')
    return finding.reason === '' ? null : <p className={styles.reason}>{finding.reason}</p>
  return (
    <ul>
      {formatOfferIssues(finding.issues, language).map((message) => (
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
    return <a href={adminPaths.product(finding.productId)}>{t('board.order.admin')}</a>
  if (finding.kind === 'review')
    return (
      <ActionButton
        onAction={() => onAct(() => closeReview(finding.id).then(() => t('board.attention.closed')))}
      >
        {t('board.attention.close')}
      </ActionButton>
    )
  if (finding.kind === 'refund_failed')
    return (
      <div className={styles.actions}>
        <ActionButton
          onAction={() =>
            onAct(() => closeFailedRefund(finding.id).then(() => t('board.attention.refundFailureClosed')))
          }
        >
          {t('board.attention.closeRefundFailure')}
        </ActionButton>
        {finding.orderId === null ? null : (
          <a href={adminPaths.order(finding.orderId)}>
            {t('board.order.number', { number: finding.orderNumber ?? '' })}
          </a>
        )}
      </div>
    )
  if (finding.kind === 'order_broken')
    return finding.orderId === null ? null : (
      <a href={adminPaths.order(finding.orderId)}>{t('board.order.admin')}</a>
    )
  if (finding.kind !== 'mail' || finding.orderId === null) return null
  const { id, orderId, orderNumber } = finding
  return (
    <div className={styles.actions}>
      <ActionButton
        onAction={() =>
          onAct(async () => t('board.attention.sentAgain', { recipient: await sendMailAgain(orderId, id) }))
        }
      >
        {t('board.attention.sendAgain')}
      </ActionButton>
      <a href={adminPaths.order(orderId)}>{t('board.order.number', { number: orderNumber ?? '' })}</a>
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
