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
import styles from './item-card.module.css'
import { closeFailedRefund, closeReview, sendMailAgain } from '../board-api'
import { useDateFormatters } from '@/i18n/use-date-formatters'

/** Runs an action that resolves to a sentence about what it did. */
type RunAction = (action: () => Promise<string>) => Promise<void>
type ItemCardProps = { item: AttentionItem; onAct: RunAction }

export function ItemCard({ item, onAct }: ItemCardProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { title, hint } = getItemTexts(item, t)
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <p>{dates.formatDayAndTime(item.since)}</p>
      <Reasons item={item} />
      <p className={styles.hint}>{hint}</p>
      <Action item={item} onAct={onAct} />
    </li>
  )
}

function getItemTexts(item: AttentionItem, t: TFunction): { title: string; hint: string } {
  switch (item.kind) {
    case 'review':
      return {
        title: t('board.attention.review', { amount: formatMoney(item.total, item.currency) }),
        hint: t('board.attention.reviewHint', { session: item.sessionId }),
      }
    case 'not_placed':
      return {
        title: t('board.attention.notPlaced', { amount: formatMoney(item.total, item.currency) }),
        hint: t('board.attention.notPlacedHint', { session: item.sessionId }),
      }
    case 'refund_failed': {
      const amount = formatMoney(item.amount, item.currency)
      return item.orderNumber === null
        ? {
            title: t('board.attention.paymentRefundFailed', { amount }),
            hint: t('board.attention.paymentRefundFailedHint', { session: item.sessionId }),
          }
        : {
            title: t('board.attention.refundFailed', { amount, number: item.orderNumber }),
            hint: t('board.attention.refundFailedHint'),
          }
    }
    case 'unsettled':
      return {
        title: t('board.attention.unsettled'),
        hint: t('board.attention.unsettledHint', { session: item.sessionId }),
      }
    case 'kept_back':
      return {
        title: t('board.attention.keptBack', { product: item.title }),
        hint: t('board.attention.keptBackHint'),
      }
    case 'press_full':
      return {
        title: t('board.attention.pressFull'),
        hint: t('board.attention.pressFullHint', {
          open: item.open,
          gigabytes: (item.bytes / 1e9).toFixed(1),
        }),
      }
    case 'blanks_short':
      return {
        title: t('board.attention.blanksShort', { number: item.number }),
        hint: t('board.attention.blanksShortHint'),
      }
    case 'order_broken':
      return getBrokenOrderTexts(item, t)
    case 'mail':
      return {
        title: t('board.attention.mail', { recipient: item.recipient }),
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

/** The reasons of an item. For a withheld product they are the same sentences as in Medusa's admin. */
function Reasons({ item }: { item: AttentionItem }) {
  const { i18n } = useTranslation()
  const language = getPageLanguage(i18n.language)
  if (item.kind === 'press_full' || item.kind === 'order_broken') return null
  if (item.kind === 'refund_failed')
    return <p className={styles.reason}>{formatRefundFailure(item.reason, language)}</p>
  if (item.kind !== 'kept_back')
    return item.reason === '' ? null : <p className={styles.reason}>{item.reason}</p>
  return (
    <ul>
      {formatOfferIssues(item.issues, language).map((message) => (
        <li key={message} className={styles.reason}>
          {message}
        </li>
      ))}
    </ul>
  )
}

function Action({ item, onAct }: ItemCardProps) {
  const { t } = useTranslation()
  if (item.kind === 'kept_back')
    return <a href={adminPaths.product(item.productId)}>{t('board.order.admin')}</a>
  if (item.kind === 'review')
    return (
      <ActionButton
        onAction={() => onAct(() => closeReview(item.id).then(() => t('board.attention.closed')))}
      >
        {t('board.attention.close')}
      </ActionButton>
    )
  if (item.kind === 'refund_failed')
    return (
      <div className={styles.actions}>
        <ActionButton
          onAction={() =>
            onAct(() => closeFailedRefund(item.id).then(() => t('board.attention.refundFailureClosed')))
          }
        >
          {t('board.attention.closeRefundFailure')}
        </ActionButton>
        {item.orderId === null ? null : (
          <a href={adminPaths.order(item.orderId)}>
            {t('board.order.number', { number: item.orderNumber ?? '' })}
          </a>
        )}
      </div>
    )
  if (item.kind === 'order_broken')
    return item.orderId === null ? null : (
      <a href={adminPaths.order(item.orderId)}>{t('board.order.admin')}</a>
    )
  if (item.kind !== 'mail' || item.orderId === null) return null
  const { id, orderId, orderNumber } = item
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
