import type { OrderMailKind } from '../../contract/orders/order-mails'
import type { ContentBlock, MailTextKey } from './mail-content'
import {
  buildDeliveryBlocks,
  buildItemsBlock,
  buildPickupBlock,
  buildReturnAddressBlock,
  buildStudioDeliveryBlocks,
  buildTextBlock,
  buildTrackingBlock,
} from './content-blocks'
import type { OrderMailContext } from './order-mail-context'

/**
 * What a mail about an order says and shows. Its subject and title are the texts `<kind>.subject` and `<kind>.title`; if it
 * goes to the studio, `<kind>.reason` says why.
 */
type OrderMailDefinition = {
  /** Shows a picture of what was bought. */
  showsGoods?: true
  /** Has the invoice and its credit notes attached as a PDF. */
  hasReceipt?: true
  paragraphs: (context: OrderMailContext) => [first: MailTextKey, ...rest: MailTextKey[]]
  blocksAbove?: (context: OrderMailContext) => ContentBlock[]
  blocksBelow?: (context: OrderMailContext) => ContentBlock[]
}

export const ORDER_MAILS: Readonly<Record<OrderMailKind, OrderMailDefinition>> = {
  confirmation: {
    showsGoods: true,
    hasReceipt: true,
    paragraphs: ({ checkout }) => [
      checkout.proof_id === null ? 'confirmation.received' : 'confirmation.print',
      `confirmation.next_${checkout.delivery_option}`,
    ],
    blocksBelow: buildDeliveryBlocks,
  },
  studio_notice: {
    paragraphs: ({ checkout }) => [`studio_notice.next_${checkout.delivery_option}`],
    blocksAbove: ({ t, data }) => [
      { title: t('buyer'), lines: [data.buyerName, data.buyerEmail].flatMap((line) => line ?? []) },
    ],
    blocksBelow: buildStudioDeliveryBlocks,
  },
  screens_made: {
    showsGoods: true,
    paragraphs: ({ checkout }) => ['screens_made.made', `confirmation.next_${checkout.delivery_option}`],
  },
  shipped: {
    showsGoods: true,
    paragraphs: () => ['shipped.sent'],
    blocksAbove: (context) => [buildTrackingBlock(context), ...buildItemsBlock('inThisParcel', context)],
  },
  tracking_corrected: {
    paragraphs: () => ['tracking_corrected.replaced'],
    blocksAbove: (context) => [buildTrackingBlock(context)],
  },
  not_shipped: { paragraphs: () => ['not_shipped.sorry', 'not_shipped.next'] },
  ready: {
    showsGoods: true,
    paragraphs: () => ['ready.packed'],
    blocksAbove: (context) => [buildPickupBlock(context), ...buildItemsBlock('readyItems', context)],
  },
  not_ready: { paragraphs: () => ['not_ready.sorry', 'not_ready.next'] },
  return_requested: {
    paragraphs: () => ['return_requested.asked', 'return_requested.next'],
    blocksAbove: (context) => [buildReturnAddressBlock(context), ...buildItemsBlock('returnItems', context)],
  },
  return_notice: {
    paragraphs: () => ['return_notice.next'],
    blocksAbove: (context) => [
      ...buildItemsBlock('returnItems', context),
      ...buildTextBlock('returnReason', context.data.reason, context),
    ],
  },
  return_received: {
    paragraphs: () => ['return_received.here'],
    blocksAbove: (context) => buildItemsBlock('returnItems', context),
  },
  return_declined: {
    paragraphs: () => ['return_declined.declined'],
    blocksAbove: (context) => [
      ...buildTextBlock('returnAnswer', context.data.answer, context),
      ...buildItemsBlock('returnItems', context),
    ],
  },
  refunded: {
    hasReceipt: true,
    paragraphs: ({ data: { isInFull = false } }) => [
      isInFull ? 'refunded.full' : 'refunded.part',
      'refunded.when',
    ],
  },
  cancelled: {
    hasReceipt: true,
    paragraphs: ({ data: { refunded = 0 } }) =>
      refunded > 0 ? ['cancelled.cancelled', 'cancelled.refund'] : ['cancelled.cancelled'],
  },
  not_placed: { paragraphs: () => ['not_placed.reason', 'not_placed.refund'] },
}
