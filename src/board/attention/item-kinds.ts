import type { TFunction } from 'i18next'
import type { Language } from '@contract/site/language'
import { formatOfferIssues } from '@contract/admin/offer-texts'
import type { AttentionItem } from '@contract/board/attention'
import { formatRefundFailure } from '@contract/board/refund-failure-texts'
import { formatMoney } from '@/lib/format-money'
import { adminPaths } from '../admin-paths'
import { closeFailedRefund, closeReview, sendMailAgain } from '../board-api'

type Kind = AttentionItem['kind']
type Item<K extends Kind> = AttentionItem & { kind: K }

/** What the card of an item shows. */
export type ItemContent = {
  title: string
  hint: string
  reason?: string
  /** Several reasons, as a list. */
  issues?: readonly string[]
  /** `act` resolves to a sentence about what it did. */
  action?: { label: string; act: () => Promise<string> }
  link?: { href: string; label: string }
}

/** Returns what the card of an item shows, in the language of the page. */
export function describeItem<K extends Kind>(item: Item<K>, t: TFunction, language: Language): ItemContent {
  return ITEM_KINDS[item.kind](item, t, language)
}

const ITEM_KINDS: { [K in Kind]: (item: Item<K>, t: TFunction, language: Language) => ItemContent } = {
  review: ({ id, total, currency, sessionId, reason }, t) => ({
    title: t('board.attention.review', { amount: formatMoney(total, currency) }),
    hint: t('board.attention.reviewHint', { session: sessionId }),
    reason,
    action: {
      label: t('board.attention.close'),
      act: () => closeReview(id).then(() => t('board.attention.closed')),
    },
  }),
  not_placed: ({ total, currency, sessionId, reason }, t) => ({
    title: t('board.attention.notPlaced', { amount: formatMoney(total, currency) }),
    hint: t('board.attention.notPlacedHint', { session: sessionId }),
    reason,
  }),
  refund_failed: ({ id, amount, currency, sessionId, orderId, orderNumber, reason }, t, language) => ({
    ...(orderNumber === null
      ? {
          title: t('board.attention.paymentRefundFailed', { amount: formatMoney(amount, currency) }),
          hint: t('board.attention.paymentRefundFailedHint', { session: sessionId }),
        }
      : {
          title: t('board.attention.refundFailed', {
            amount: formatMoney(amount, currency),
            number: orderNumber,
          }),
          hint: t('board.attention.refundFailedHint'),
        }),
    reason: formatRefundFailure(reason, language),
    action: {
      label: t('board.attention.closeRefundFailure'),
      act: () => closeFailedRefund(id).then(() => t('board.attention.refundFailureClosed')),
    },
    ...linkOrder(orderId, orderNumber, t),
  }),
  unsettled: ({ sessionId, reason }, t) => ({
    title: t('board.attention.unsettled'),
    hint: t('board.attention.unsettledHint', { session: sessionId }),
    reason,
  }),
  kept_back: ({ title, productId, issues }, t, language) => ({
    title: t('board.attention.keptBack', { product: title }),
    hint: t('board.attention.keptBackHint'),
    // The same sentences as in Medusa's admin.
    issues: formatOfferIssues(issues, language),
    link: { href: adminPaths.product(productId), label: t('board.order.admin') },
  }),
  press_full: ({ open, bytes }, t) => ({
    title: t('board.attention.pressFull'),
    hint: t('board.attention.pressFullHint', { open, gigabytes: (bytes / 1e9).toFixed(1) }),
  }),
  blanks_short: ({ number, reason }, t) => ({
    title: t('board.attention.blanksShort', { number }),
    hint: t('board.attention.blanksShortHint'),
    reason,
  }),
  order_broken: (item, t) => ({
    ...getBrokenOrderTexts(item, t),
    ...(item.orderId !== null && {
      link: { href: adminPaths.order(item.orderId), label: t('board.order.admin') },
    }),
  }),
  mail: ({ id, recipient, orderId, orderNumber, reason }, t) => ({
    title: t('board.attention.mail', { recipient }),
    hint: t('board.attention.mailHint'),
    reason,
    ...(orderId !== null && {
      action: {
        label: t('board.attention.sendAgain'),
        act: async () => t('board.attention.sentAgain', { recipient: await sendMailAgain(orderId, id) }),
      },
    }),
    ...linkOrder(orderId, orderNumber, t),
  }),
}

function linkOrder(id: string | null, number: number | null, t: TFunction): Pick<ItemContent, 'link'> {
  if (id === null) return {}
  return { link: { href: adminPaths.order(id), label: t('board.order.number', { number: number ?? '' }) } }
}

function getBrokenOrderTexts(
  { problem, number, detail, isMended }: Item<'order_broken'>,
  t: TFunction,
): Pick<ItemContent, 'title' | 'hint'> {
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
