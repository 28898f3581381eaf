import type { MailKind } from '../../contract/orders/order-mails'
import type { ContentBlock, MailTextKey } from './mail-content'
import {
  buildDeliveryBlocks,
  buildItemsBlock,
  buildPickupBlock,
  buildStudioBlock,
  buildStudioDeliveryBlocks,
  buildTextBlock,
  buildTrackingBlock,
} from './blocks'
import type { OrderMailContext } from './order-mail'

/** The definition of one mail. Its subject and title are the texts `<kind>.subject` and `<kind>.title`. */
type OrderMailDefinition = {
  /** Sent to the studio. Other mails are sent to the buyer. */
  isForStudio?: true
  /** Shows a picture of what was bought. */
  showsGoods?: true
  /** Has the invoice and its credit notes attached as a PDF. */
  hasReceipt?: true
  paragraphs: (source: OrderMailContext) => [first: MailTextKey, ...rest: MailTextKey[]]
  first?: (source: OrderMailContext) => ContentBlock[]
  last?: (source: OrderMailContext) => ContentBlock[]
}

export const ORDER_MAILS: Readonly<Record<MailKind, OrderMailDefinition>> = {
  confirmation: {
    showsGoods: true,
    hasReceipt: true,
    paragraphs: ({ checkout }) => [
      checkout.proof_id === null ? 'confirmation.received' : 'confirmation.print',
      `confirmation.next_${checkout.delivery_option}`,
    ],
    last: buildDeliveryBlocks,
  },
  studio_notice: {
    isForStudio: true,
    paragraphs: ({ checkout }) => [`studio_notice.next_${checkout.delivery_option}`],
    first: ({ t, facts }) => [
      { title: t('buyer'), lines: [facts.buyerName, facts.buyerEmail].flatMap((line) => line ?? []) },
    ],
    last: buildStudioDeliveryBlocks,
  },
  screens_made: {
    showsGoods: true,
    paragraphs: ({ checkout }) => ['screens_made.made', `confirmation.next_${checkout.delivery_option}`],
  },
  shipped: {
    showsGoods: true,
    paragraphs: () => ['shipped.sent'],
    first: (source) => [buildTrackingBlock(source), ...buildItemsBlock('inThisParcel', source)],
  },
  tracking_corrected: {
    paragraphs: () => ['tracking_corrected.replaced'],
    first: (source) => [buildTrackingBlock(source)],
  },
  not_shipped: { paragraphs: () => ['not_shipped.sorry', 'not_shipped.next'] },
  ready: {
    showsGoods: true,
    paragraphs: () => ['ready.packed'],
    first: (source) => [buildPickupBlock(source), ...buildItemsBlock('readyItems', source)],
  },
  not_ready: { paragraphs: () => ['not_ready.sorry', 'not_ready.next'] },
  return_requested: {
    paragraphs: () => ['return_requested.asked', 'return_requested.next'],
    first: (source) => [buildStudioBlock(source), ...buildItemsBlock('returnItems', source)],
  },
  return_notice: {
    isForStudio: true,
    paragraphs: () => ['return_notice.next'],
    first: (source) => [
      ...buildItemsBlock('returnItems', source),
      ...buildTextBlock('returnReason', source.facts.reason, source),
    ],
  },
  return_received: {
    paragraphs: () => ['return_received.here'],
    first: (source) => buildItemsBlock('returnItems', source),
  },
  return_declined: {
    paragraphs: () => ['return_declined.declined'],
    first: (source) => [
      ...buildTextBlock('returnAnswer', source.facts.answer, source),
      ...buildItemsBlock('returnItems', source),
    ],
  },
  refunded: {
    hasReceipt: true,
    paragraphs: ({ facts: { isInFull = false } }) => [
      isInFull ? 'refunded.full' : 'refunded.part',
      'refunded.when',
    ],
  },
  cancelled: {
    hasReceipt: true,
    paragraphs: ({ facts: { refunded = 0 } }) =>
      refunded > 0 ? ['cancelled.cancelled', 'cancelled.refund'] : ['cancelled.cancelled'],
  },
  not_placed: { paragraphs: () => ['not_placed.reason', 'not_placed.refund'] },
}
